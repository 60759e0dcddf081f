"""A battle as sums side by side: the cards of both, what they add up to, the blow and what strikes back."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from monoceros.engine.scene import Arrow, Face, Line, Number, Thing, Zone
from monoceros.games.crown.facts import is_standing, the_battle
from monoceros.games.crown.facts_seen import unit_seen
from monoceros.games.crown.names import (
    DRAGON_ID,
    bare_name,
    capital,
    holder_name,
    piece_id,
    row_of,
    who,
)
from monoceros.games.crown.scene_people import holder_cards
from monoceros.games.crown.state import Seen
from monoceros.games.crown.strength import battle_attack, battle_defence
from monoceros.games.crown.tables import ARCHERY, DRAGON, EMPTY, HOLDERS

SUMS = ("battle/attacker", "battle/defender")
CARDS = ("battle/attacker/cards", "battle/defender/cards")


def battle_zones(view: Seen) -> tuple[Zone, ...]:
    """None between battles. The dragon has no cards."""
    if view.battle is None:
        return ()
    zones: list[Zone] = []
    for side, holder in enumerate(sides(view)):
        owner = owner_of(holder)
        sums = Zone(SUMS[side], "figures", "Defender" if side else "Attacker", owner=owner, clause="CD-12.10")
        cards = Zone(CARDS[side], "row", "Cards", card_note(view, side), owner, size="xs", clause="CD-12.9")
        has_cards = holder != DRAGON and is_standing(view, holder)
        pair = (sums, cards) if has_cards else (sums,)
        zones += pair[::-1] if side else pair
    return tuple(zones)


def sides(view: Seen) -> tuple[int, int]:
    battle = the_battle(view)
    return battle.attacker, battle.defender


def owner_of(holder: int) -> int:
    return EMPTY if holder == DRAGON else holder // HOLDERS


def card_note(view: Seen, side: int) -> str:
    """What the attack is compared with, where it is shot at card by card."""
    return "each by itself" if side and is_shot_at(view) else ""


def is_shot_at(view: Seen) -> bool:
    """CD-12.23 At range, against a unit that cannot shoot."""
    attacker, defender = sides(view)
    if the_battle(view).distance < 2 or DRAGON in (attacker, defender):
        return False
    return is_standing(view, defender) and unit_seen(view, defender) != ARCHERY


def battle_things(view: Seen) -> Iterator[Thing]:
    if view.battle is None:
        return
    for side, holder in enumerate(sides(view)):
        yield side_figures(view, side)
        if holder == DRAGON or not is_standing(view, holder):
            continue
        for place, card in enumerate(holder_cards(view, holder, CARDS[side], came_from=piece_id(holder))):
            yield replace(card, marks=card_marks(view, side, place), goes_to="discard/troops")


def card_marks(view: Seen, side: int, place: int) -> tuple[str, ...]:
    battle = the_battle(view)
    if battle.poisoned[side] >> place & 1:
        return ("faded",)
    shot = side == 1 and battle.shot != EMPTY and battle.shot >> place & 1
    return ("aimed",) if shot else ()


def side_name(view: Seen, holder: int) -> str:
    if holder == DRAGON:
        return row_of(view, "dragon", view.dragon_card)["name"] if view.dragon_card != EMPTY else "the dragon"
    return holder_name(view, holder)


def side_figures(view: Seen, side: int) -> Thing:
    holder = sides(view)[side]
    name = capital(side_name(view, holder)) if holder == DRAGON else bare_name(view, holder)
    verb = "defends" if side else "attacks"
    numbers = tuple([Number(word, score(view, side, word), "figure", ledger=lines(view, side, word)) for word in WORDS])
    owned = f"{name} of {who(owner_of(holder))}" if holder != DRAGON else name
    label = f"{owned} {verb}: attack {score(view, side, 'attack')}, defence {score(view, side, 'defence')}"
    text = verdict(view, side)
    icon = "spiked-dragon-head" if holder == DRAGON else ""
    face = Face(f"{name} {verb}", icon, text=text, numbers=numbers)
    label = f"{label}. {text}" if text else label
    marks = ("aimed",) if side else ("attacking",)
    return Thing(f"{SUMS[side]}/sum", "counter", SUMS[side], label, face, owner_of(holder), marks, "CD-12.16")


WORDS = ("attack", "defence")


def score(view: Seen, side: int, word: str) -> int:
    battle = the_battle(view)
    return battle_attack(view, battle, side) if word == "attack" else battle_defence(view, battle, side)


def lines(view: Seen, side: int, word: str) -> tuple[Line, ...]:
    """CD-12.10, CD-12.14 The cards, the bonus, what was played in the window."""
    battle, holder = the_battle(view), sides(view)[side]
    if holder == DRAGON or not is_standing(view, holder):
        return ()
    found, total = [], score(view, side, word)
    extra = (battle.defence_extra if word == "defence" else battle.attack_extra)[side]
    bonus = total - extra
    for place, card in enumerate(view.cards[holder]):
        row = row_of(view, "military", card)
        amount = 0 if battle.poisoned[side] >> place & 1 else row[word]
        bonus -= amount
        found.append(Line(row["name"], str(amount)))
    if bonus:
        found.append(Line("bonus", f"+{bonus}"))
    if extra:
        found.append(Line("cards played", f"+{extra}"))
    return (*found, Line(word, str(total), sum=True))


def verdict(view: Seen, side: int) -> str:
    """How the comparison that this side began came out, once it is made."""
    battle = the_battle(view)
    if side == 0 and battle.shot != EMPTY:
        number = bin(battle.shot).count("1")
        return f"{score(view, 0, 'attack')} shot at each card: {number} fall{'s' if number == 1 else ''}."
    scores = battle.riposte if side else battle.blow
    if not scores:
        return ""
    attack, defence = scores
    if side == 0:
        return f"{attack} against {defence}: {'wins' if attack > defence else 'the defence holds'}."
    return f"Strikes back, {attack} against {defence}: {'wins' if attack > defence else 'in vain'}."


def battle_arrows(view: Seen) -> Iterator[Arrow]:
    """Who attacks whom on the board."""
    if view.battle is None:
        return
    attacker, defender = sides(view)
    if DRAGON in (attacker, defender) and view.dragon_at == EMPTY:
        return
    if any([holder != DRAGON and not is_standing(view, holder) for holder in (attacker, defender)]):
        return
    if the_battle(view).distance == 0:
        return  # the dragon has landed on it
    label = f"{capital(side_name(view, attacker))} attacks {side_name(view, defender)}"
    yield Arrow(figure_id(attacker), figure_id(defender), label, owner_of(attacker))


def figure_id(holder: int) -> str:
    return DRAGON_ID if holder == DRAGON else piece_id(holder)
