"""Spots of Attack at the Tower in a few words.

    spot(a="Lair 2, Burrows 1 | Nest 2 |", b="Treecity 2", hand_a="Elves, Treecity base", active=0)

Each side's board: territories between `|`, bases between `,`, a base's name and its counter. All cards that are not
named lie in the draw piles, so the game's own check holds.
"""

from __future__ import annotations

from typing import Any

from kit import Played, new_state
from monoceros.engine.chance import Dealer, Loaded, Seeded
from monoceros.engine.registry import find_game
from monoceros.games.tower.facts import count_held, count_troops
from monoceros.games.tower.rules.battle import attack, battle_phase
from monoceros.games.tower.rules.match import match, play_game
from monoceros.games.tower.rules.renewal import renewal
from monoceros.games.tower.rules.turn import end_of_turn, take_turn
from monoceros.games.tower.state import State
from monoceros.games.tower.tables import CARDS, EMPTY, FIRST_BASE, SLOT_NAMES, SPACES

GAME = find_game("tower")
ARMIES = ("fae", "crownlands", "grave host", "deep hold")
PALACE = 3


def spot(
    a: str = "",
    b: str = "",
    *,
    hand_a: str = "",
    hand_b: str = "",
    specials: tuple[int, int] = (0, 0),
    active: int = 0,
    armies: tuple[str, str] = ("fae", "fae"),
    played_a: str = "",
    played_b: str = "",
    turn: int = 1,
    **options: Any,
) -> State:
    packs = () if armies == ("fae", "fae") else ("armies",)
    s: Any = new_state("tower", packs=packs, **options)
    s.game, s.turn, s.active, s.starter = 1, turn, active, active
    s.army = [[army.word for army in s.terms.armies].index(word) for word in armies]
    s.specials = list(specials)
    for seat, board, hand, played in ((0, a, hand_a, played_a), (1, b, hand_b, played_b)):
        set_board(s, seat, board)
        for card in cards(s, seat, hand):
            s.hands[seat * CARDS + card] += 1
        s.played[seat] = cards(s, seat, played)
        fill_piles(s, seat)
    s.mustered, s.held = count_troops(s), count_held(s)
    GAME.check(s) if special_limits_hold(s) else None
    return s


def special_limits_hold(s: State) -> bool:
    from monoceros.games.tower.facts import special_limit

    return all(s.specials[seat] <= special_limit(s, seat) for seat in (0, 1))


def set_board(s: State, seat: int, board: str) -> None:
    for territory, part in enumerate(board.split("|")):
        for place, base in enumerate(part.split(",")):
            if base.strip() and base.strip() != "-":
                name, _, troops = base.strip().rpartition(" ")
                at = seat * SPACES + territory * 3 + place
                s.bases[at] = base_kind(s, seat, name)
                s.troops[at] = int(troops)


def base_kind(s: State, seat: int, name: str) -> int:
    names = [base["name"].lower() for base in s.terms.lexicon[s.army[seat]]["bases"]]
    return names.index(name.lower())


def cards(s: State, seat: int, words: str) -> list[int]:
    """`Elves, Treecity base`: ability cards by name, base cards by name and the word base."""
    found = []
    abilities = [ability["name"].lower() for ability in s.terms.lexicon[s.army[seat]]["abilities"]]
    for word in [word.strip().lower() for word in words.split(",") if word.strip()]:
        if word.endswith(" base"):
            found.append(FIRST_BASE + base_kind(s, seat, word.removesuffix(" base")))
        else:
            found.append(abilities.index(word))
    return found


def fill_piles(s: State, seat: int) -> None:
    army = s.terms.armies[s.army[seat]]
    for pile, deck in ((0, army.deck(slim=s.terms.slim)), (1, army.base_deck())):
        for card in range(CARDS):
            for _ in range(out_of_pile(s, seat, card)):
                if card in deck:
                    deck.remove(card)
        s.piles[seat * 2 + pile].bag = deck


def out_of_pile(s: State, seat: int, card: int) -> int:
    board = s.bases[seat * SPACES : seat * SPACES + SPACES].count(card - FIRST_BASE) if card >= FIRST_BASE else 0
    special = s.specials[seat] if card == SLOT_NAMES.index("special") else 0
    return s.hands[seat * CARDS + card] + board + special + s.played[seat].count(card)


def on_top(s: State, seat: int, words: str) -> None:
    """Put cards on top of their piles: the first is drawn first. They are taken out of the bag."""
    for card in reversed(cards(s, seat, words)):
        pile = s.piles[seat * 2 + (card >= FIRST_BASE)]
        pile.bag.remove(card)
        pile.put_on_top(card)


def dry(s: State) -> State:
    """Nobody has a card to draw: a Renewal goes from recruiting to building."""
    for pile in s.piles:
        pile.bag = []
    return s


# -- starting points ---


def attacking(s: State, group: int = 1, goal: int = 1, chance: Dealer | None = None) -> Played:
    """The active player declares an attack; territories from 1, group 4 the palace."""
    return Played(GAME, s, attack, group - 1, goal - 1, chance=chance)


def battle(s: State, chance: Dealer | None = None) -> Played:
    return Played(GAME, s, battle_phase, chance=chance)


def turn(s: State, chance: Dealer | None = None) -> Played:
    s.turn -= 1
    return Played(GAME, s, take_turn, chance=chance)


def renewing(s: State, chance: Dealer | None = None) -> Played:
    return Played(GAME, s, renewal, chance=chance)


def ending(s: State, chance: Dealer | None = None) -> Played:
    return Played(GAME, s, end_of_turn, chance=chance)


def whole_match(seed: int = 1, *, packs: tuple[str, ...] = (), **options: Any) -> Played:
    return Played(GAME, new_state("tower", packs=packs, **options), match, chance=Seeded(seed))


def playing(s: State) -> Played:
    """A whole game on the boards of the spot, from its first turn: see `set_up`."""
    s.turn = 0
    return set_up(Played(GAME, s, play_game, chance=Loaded([0] * 10)))


def set_up(t: Played) -> Played:
    """Both draw five base cards and build nothing."""
    for seat in (0, 1):
        t.say(*[f"{seat} base"] * 5)
    return t.say(f"{t.state.starter} done", f"{1 - t.state.starter} done")


def match_of(games: int, *, starter: int = 0, **options: Any) -> Played:
    """A match at the first turn of its first game, with chance enough to set up so many games."""
    chance = Loaded([starter] + [0] * 10 * games)
    return set_up(Played(GAME, new_state("tower", **options), match, chance=chance))


def win_game(t: Played) -> Played:
    """The active player is given an army before an empty territory, and wins the game."""
    seat = t.state.active
    set_board(t.state, seat, "Lair 2, Burrows 2")
    t.state.mustered = count_troops(t.state)
    return t.say(f"{seat} decline", f"{seat} attack 1 1", f"{seat} palace")


def palace_hits(t: Played) -> list[int]:
    """The damage that was put on a palace that did not fall, total by total."""
    return [event.facts[3] for event in t.happened("hit") if event.facts[2] == "palace"]


def board(s: State, seat: int) -> str:
    """The board in the words of `spot`: `Lair 2, Burrows 1 | |` with `-` for empty spaces, trimmed."""
    parts = []
    for territory in range(3):
        places = [space(s, seat, territory * 3 + i) for i in range(3)]
        while places and places[-1] == "-":
            places.pop()
        parts.append(", ".join(places))
    return " | ".join(parts)


def space(s: State, seat: int, at: int) -> str:
    kind = s.bases[seat * SPACES + at]
    if kind == EMPTY:
        return "-"
    return f"{s.terms.lexicon[s.army[seat]]['bases'][kind]['name']} {s.troops[seat * SPACES + at]}"


def hand(s: State, seat: int) -> str:
    """The hand in the words of `spot`."""
    words = s.terms.lexicon[s.army[seat]]
    names = [a["name"] for a in words["abilities"]] + [f"{b['name']} base" for b in words["bases"]]
    return ", ".join(names[card] for card in range(CARDS) for _ in range(s.hands[seat * CARDS + card]))


__all__ = [
    "GAME",
    "PALACE",
    "attacking",
    "battle",
    "board",
    "dry",
    "ending",
    "hand",
    "match_of",
    "on_top",
    "palace_hits",
    "play_game",
    "playing",
    "renewing",
    "set_up",
    "spot",
    "turn",
    "whole_match",
    "win_game",
]
