"""What a seat may know of the Dragon, and other worlds that it cannot tell apart."""

from __future__ import annotations

from typing import Any

from monoceros.engine.chance import Dealer
from monoceros.engine.pile import Pile, draw_from
from monoceros.games.vast import tables_dragon as d
from monoceros.games.vast.effects_gems import flame_wall_at
from monoceros.games.vast.facts import mind_of
from monoceros.games.vast.facts_dragon import dragon_armor, dragon_spirit, hand_size, lends, wakefulness
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import DRAGON, EMPTY, FLAME_WALL


def knows_hand(s: State, seat: int | None) -> bool:
    """Whose turn he plays sees the cards."""
    return seat is not None and seat == mind_of(s, DRAGON)


def dragon_view(s: State, seat: int | None) -> dict[str, Any]:
    """VF-11.4 All but his Power cards is public."""
    dragon, tables = s.dragon, s.terms.dragon
    return {
        "turns": dragon.turns,
        "health": dragon.health,
        "most_health": tables.health,
        "underground": dragon.underground,
        "awake": dragon.awake,
        "sloth": dragon.sloth[:],
        "room": tables.sloth,
        "wakefulness": wakefulness(s),
        "goal": tables.goal,
        "shrieks": tables.shrieks,
        "shriek_turns": dragon.shriek_turns,
        "armor": dragon_armor(s),
        "spirit": dragon_spirit(s),
        "eaten": dragon.eaten,
        "most_eaten": tables.most_eaten,
        "treasures": dragon.treasures,
        "hand": dragon.hand[:] if knows_hand(s, seat) else None,
        "aside": dragon.aside[:] if seat is not None and seat == s.terms.seat_of[DRAGON] else None,
        "hand_size": hand_size(s),
        "aside_size": sum(dragon.aside),
        "deck": dragon.deck.size(),
        "discards": dragon.discards[:],
        "gems": dragon.gem_at[:],
        "lends": [lends(s, gem) for gem in range(d.KINDS)],
        "flame_wall": flame_wall_at(s),
        "shriek": dragon.shriek,
        "moved": dragon.moved,
        "stirred": dragon.stirred,
        "used": dragon.used,
        "deeds": dragon.deeds,
        "paying": list(dragon.paying),
        "doomed": list(dragon.doomed),
    }


def dragon_summary(s: State) -> dict[str, Any]:
    """What counts most, for lists of players."""
    return {"health": s.dragon.health, "wakefulness": wakefulness(s), "awake": s.dragon.awake}


def redeal_dragon(w: State, seat: int | None, dealer: Dealer) -> None:
    """His hand and the deck are mixed, for whoever does not know them; what is being paid for can be paid."""
    dragon = w.dragon
    dragon.deck.forget_order()
    hidden = [] if knows_hand(w, seat) else [dragon.hand]
    if seat is None or seat != w.terms.seat_of[DRAGON]:
        hidden.append(dragon.aside)
    if not hidden:
        return
    wanted = needed(w)
    pool = dragon.deck.cards()
    for hand in hidden:
        pool += [kind for kind in range(d.KINDS) for _ in range(hand[kind])]
    pool.sort()
    for hand in hidden:
        mix(hand, pool, wanted if hand is dragon.hand else [], dealer)
    dragon.deck = Pile(pool, [])


def mix(hand: list[int], pool: list[int], wanted: list[int], dealer: Dealer) -> None:
    """As many cards as before, some of them certain ones, the others by chance from the pool."""
    left = sum(hand) - len(wanted)
    for kind in range(d.KINDS):
        hand[kind] = wanted.count(kind)
    for kind in wanted:
        pool.remove(kind)
    for _ in range(left):
        hand[draw_from(pool, dealer)] += 1


def needed(s: State) -> list[int]:
    """Cards that he must hold, since he pays for a power and no Gem can."""
    wanted = [kind for kind in s.dragon.paying if kind != d.ANY_KIND]
    for kind in range(d.KINDS):
        if kind in wanted and lends(s, kind):
            wanted.remove(kind)
    return wanted


def check_dragon(s: State) -> None:
    dragon, tables = s.dragon, s.terms.dragon
    for kind in range(d.KINDS):
        held = dragon.hand[kind] + dragon.aside[kind] + dragon.discards[kind]
        assert held + dragon.deck.cards().count(kind) == tables.cards[kind], "a Power card is lost or made"
    assert min(dragon.hand) >= 0, "the Dragon owes a Power card"
    for place in range(d.SLOTHS):
        assert 0 <= dragon.sloth[place] <= tables.sloth[place], "a Sloth track has overrun its spaces"
    assert 0 <= dragon.eaten <= tables.most_eaten, "the Dragon has eaten too much"
    assert 0 <= dragon.health <= tables.health, "Health has overrun its track"
    assert dragon.awake or dragon.underground, "a sleeping Dragon has surfaced"
    assert len([tokens for tokens in s.tokens if tokens & FLAME_WALL]) <= 1, "there is one Flame Wall"
    for tile in dragon.gem_at:
        assert tile in (d.IN_HOARD, d.CARRIED) or s.at[tile] != EMPTY, "a Gem lies on nothing"
