"""Spots of Unicorn Overlord in a few words.

    spot("Steel Sword, Fighter", "Gladiator", province_a="Town, Fortress", hand_b="Thief", deck_a="Witch, Hunter")

The first words are the Battlefields of A, B, C and D, column by column (`-` is an empty column). Decks are named from
the top, and nothing else lies in them; piles of the Marketplace likewise, and its rows from slot 1 on.
"""

from __future__ import annotations

from typing import Any

from kit import Played, new_state
from monoceros.engine.chance import Dealer, Seeded
from monoceros.engine.content import read_pack
from monoceros.engine.pile import Pile
from monoceros.engine.registry import find_game
from monoceros.games.overlord.rules import round as phases
from monoceros.games.overlord.rules.game import play, set_up
from monoceros.games.overlord.state import BATTLE, PLACING, TERRITORIES, State
from monoceros.games.overlord.tables import COLUMNS, EMPTY, ROW_NAMES, SLOTS, TYPE_NAMES, icons_of

GAME = find_game("overlord")
LETTERS = "abcd"
OPTIONS = ("advanced_setup", "revenge_armlet_literal", "memory_aid")


def number(s: State, name: str) -> int:
    """A card by its name."""
    names = [card["name"].lower() for card in s.terms.lexicon["cards"]]
    return names.index(name.strip().lower())


def cards(s: State, words: str) -> list[int]:
    return [EMPTY if name.strip() == "-" else number(s, name) for name in words.split(",") if name.strip()]


def names(s: State, found: list[int]) -> str:
    return ", ".join("-" if card == EMPTY else s.terms.lexicon["cards"][card]["name"] for card in found)


def fresh(seats: int = 2, **options: Any) -> State:
    """A game before anything is laid out."""
    s = new_state("overlord", seats=seats, **options)
    assert isinstance(s, State)
    return s


def spot(*rows: str, seats: int = 0, round: int = 1, starter: int = 0, **given: Any) -> State:
    """A state in the Battle Phase of a round. Whatever is not given is empty; every Province has its Town."""
    options = {name: given.pop(name) for name in OPTIONS if name in given}
    s = fresh(seats or max(2, len(rows)), **options)
    s.round, s.starter, s.phase = round, starter, BATTLE
    s.stack_of_conditions = [given.pop("condition", "C10")]
    s.stack_of_conditions = [critical(name) for name in s.stack_of_conditions]
    for seat, row in enumerate(rows):
        for column, card in enumerate(cards(s, row)):
            s.field[seat * COLUMNS + column] = card
    for seat in range(s.seats):
        set_player(s, seat, given)
    set_market(s, given)
    for word in ("might", "renown", "gold_used"):
        for seat, amount in enumerate(given.pop(word, ())):
            getattr(s, word)[seat] = amount
    for word in ("curses_left", "burning_left", "bonus_left"):
        setattr(s, word, given.pop(word, getattr(s, word)))
    s.crit_pile = Pile([], [critical(name) for name in reversed(given.pop("critical_pile", "C02 " * 12).split())])
    s.stack_of_conditions[:0] = [critical(name) for name in given.pop("stack_below", "").split()]
    assert not given, f"spots know nothing of {sorted(given)}"
    return s


def critical(name: str) -> int:
    """`C05` is Critical card 4."""
    return int(name[1:]) - 1


def set_player(s: State, seat: int, given: dict[str, Any]) -> None:
    letter = LETTERS[seat]
    for column, card in enumerate(cards(s, given.pop(f"province_{letter}", "Town"))):
        s.province[seat * COLUMNS + column] = card
    for column, burning in enumerate(given.pop(f"burning_{letter}", ())):
        s.burning[seat * COLUMNS + column] = burning
    for column, type in enumerate(given.pop(f"harbor_{letter}", ())):
        s.harbor[seat * COLUMNS + column] = 1 << 6 * TYPE_NAMES.index(type) if type else 0
    s.hands[seat] = sorted(cards(s, given.pop(f"hand_{letter}", "")))
    s.discards[seat] = cards(s, given.pop(f"discards_{letter}", ""))
    deck = cards(s, given.pop(f"deck_{letter}", ""))
    s.decks[seat] = Pile([], deck[::-1])
    s.open_tops[seat] = [0] * len(deck)
    s.crits[seat] = [critical(name) for name in given.pop(f"crits_{letter}", "").split()]
    s.generation[seat] = [0] * len(s.crits[seat])


def set_market(s: State, given: dict[str, Any]) -> None:
    for row, word in enumerate(ROW_NAMES):
        slots = cards(s, given.pop(f"{word}s", ""))
        s.market[row * SLOTS : row * SLOTS + SLOTS] = [*slots, *[EMPTY] * (SLOTS - len(slots))]
        s.piles[row] = Pile([], cards(s, given.pop(f"{word}_pile", ""))[::-1])
        s.cemetery[row] = cards(s, given.pop(f"{word}_cemetery", ""))


# -- playing a part of the game ---


def playing(s: State, rule: Any, *args: Any, chance: Dealer | None = None) -> Played:
    return Played(GAME, s, rule, *args, chance=chance)


def battle(s: State, *answers: str, chance: Dealer | None = None) -> Played:
    """Deploys everything, column by column."""
    s.phase = BATTLE
    return playing(s, phases.battle, chance=chance).say(*answers)


def territories(s: State, *answers: str, chance: Dealer | None = None) -> Played:
    s.phase = TERRITORIES
    return playing(s, phases.territory_phase, chance=chance).say(*answers)


def placing(s: State, *answers: str) -> Played:
    s.phase = PLACING
    return playing(s, phases.placement).say(*answers)


def whole_round(s: State, *answers: str, chance: Dealer | None = None) -> Played:
    return playing(s, phases.play_round, chance=chance or Seeded(1)).say(*answers)


def setting_up(seats: int = 2, seed: int = 1, *answers: str, **options: Any) -> Played:
    s = fresh(seats, **options)
    return playing(s, set_up, chance=Seeded(seed)).say(*answers)


def whole_game(seats: int = 2, seed: int = 1, **options: Any) -> Played:
    """From the first shuffle to the last Renown, answered at random."""
    s = fresh(seats, **options)
    game = playing(s, play, chance=Seeded(seed))
    rng = Seeded(seed + 1)
    while not game.is_over:
        answer_anything(game, rng)
    return game


def answer_anything(game: Played, rng: Dealer) -> None:
    from monoceros.engine.core import answer, asks

    question = asks(game.state)[0]
    answer(game.state, question.seat, question.options[rng.pick(len(question.options))])


# -- looking at what came of it ---


def gains(game: Played, seat: int = 0) -> list[int]:
    """The Might that each card of a seat brought, as many columns as have one."""
    s: Any = game.state
    first = seat * COLUMNS
    return [s.gains[first + k] for k in range(COLUMNS) if s.field[first + k] != EMPTY]


def hand(game: Played, seat: int = 0) -> str:
    s: Any = game.state
    return names(s, s.hands[seat])


def discards(game: Played, seat: int = 0) -> str:
    s: Any = game.state
    return names(s, s.discards[seat])


def row(game: Played, word: str) -> str:
    s: Any = game.state
    at = ROW_NAMES.index(word) * SLOTS
    return names(s, s.market[at : at + SLOTS])


def province(game: Played, seat: int = 0) -> str:
    s: Any = game.state
    return names(s, [card for card in s.province[seat * COLUMNS : seat * COLUMNS + COLUMNS] if card != EMPTY])


def icons(counts: int) -> dict[str, int]:
    """`{"Sword": 2}`"""
    found = {name: icons_of(counts, type) for type, name in enumerate(TYPE_NAMES)}
    return {name: count for name, count in found.items() if count}


def facts(game: Played, name: str) -> list[Any]:
    """What everybody could see of each event of this name."""
    return [event.facts for event in game.happened(name)]


def cemetery(game: Played, word: str) -> str:
    s: Any = game.state
    return names(s, s.cemetery[ROW_NAMES.index(word)])


def named(s: State, found: list[int]) -> list[str]:
    """The names of these cards, sorted."""
    return sorted(s.terms.lexicon["cards"][card]["name"] for card in found if card != EMPTY)


# -- results, packs, and what is seen ---


def settle(s: State, chance: Dealer | None = None) -> State:
    """The Results Phase."""
    s.telling, s.chance = True, chance or Seeded(1)
    phases.results(s)
    return s


def told(s: State, name: str) -> list[Any]:
    """The facts of each event of this name."""
    return [event.facts for event in s.events if event.name == name]


def deck(s: State, seat: int = 0) -> str:
    """A deck that nobody has shuffled, from the top."""
    return names(s, s.decks[seat].top[::-1])


def with_pack(s: State, *changes: tuple[str, str]) -> State:
    """The same table with other card effects: `("elixir", "draw(1)")`."""
    rows = [f"[[card]]\nid = \"{card}\"\neffect = '{effect}'" for card, effect in changes]
    content = GAME.content.load([read_pack("\n".join(rows), "mine")])
    options = {"advanced_setup": s.terms.advanced, "revenge_armlet_literal": s.terms.literal_armlet}
    options["memory_aid"] = s.terms.memory_aid
    fresh: Any = GAME.setup(s.seats, GAME.option_values(options), content)
    s.terms = fresh.terms
    return s


def sights(s: State, seat: int | None) -> tuple[Any, ...]:
    """All that a seat, or a spectator, can see: as data, as words and as a scene."""
    seen = GAME.view(s, seat)
    return seen, GAME.text(seen), GAME.scene(seen)


def everybody(s: State) -> tuple[int | None, ...]:
    return (*range(s.seats), None)
