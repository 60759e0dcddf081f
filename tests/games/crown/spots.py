"""Spots of Crown and Dragon in a few words.

    spot("henry C2: Axe Band, Axe Band | torvald E5: Axe Levy | keep C3 | wall E1 E2", "bruno K10", gold=(2, 3))

The first words are the kingdoms of seats 0, 1, 2 and 3, which have the territories of a game that seat 0 begins:
heroes, generals and castles by their names (a branch is any general of it), each with its space and its military cards;
then walls. A hero without a space stands on its Home Point. All other cards lie in the decks, in no known order but for
what `deck_action="Tax Day, Spy"` and the like name from the top.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kit import Played, new_state
from monoceros.engine.chance import Dealer, Seeded
from monoceros.engine.core import Pick, asks, say
from monoceros.engine.pile import Pile
from monoceros.engine.registry import find_game
from monoceros.games.crown.content import CASTLE_IDS, DRAGON_IDS, GENERAL_IDS, HERO_IDS
from monoceros.games.crown.effects import lay_out
from monoceros.games.crown.facts import points_of
from monoceros.games.crown.geometry import DIRECTION_NAMES, HOME_POINTS, space
from monoceros.games.crown.picks import ACTION_NUMBER, BLACK_NUMBER, MILITARY_NUMBER
from monoceros.games.crown.rules.actions import play_action_card
from monoceros.games.crown.rules.construction import construction
from monoceros.games.crown.rules.dragon import black_die
from monoceros.games.crown.rules.game import play
from monoceros.games.crown.rules.market import market_trade
from monoceros.games.crown.rules.move import move, move_army
from monoceros.games.crown.rules.turn import main_action, take_turn
from monoceros.games.crown.state import ARMY, BLACK_DIE, CONSTRUCTION, HERO_MOVE, MAIN, MARKET, PLAY, State
from monoceros.games.crown.tables import (
    ACTION_DECK,
    BLACK_DECK,
    BRANCH_NAMES,
    CASTLE,
    DRAGON,
    DRAGON_DECK,
    EMPTY,
    GENERAL,
    GENERAL_DECK,
    HOLDERS,
    ROCK,
    WALL,
)

GAME = find_game("crown")
OPTIONS = [option.name for option in GAME.options]
DECKS = {f"deck_{name}": number for number, name in enumerate(BRANCH_NAMES)}
DECKS |= {f"deck_{name}_general": GENERAL_DECK + number for number, name in enumerate(BRANCH_NAMES)}
DECKS |= {"deck_action": ACTION_DECK, "deck_black": BLACK_DECK, "deck_dragon": DRAGON_DECK}


def slug(name: str) -> str:
    return name.strip().lower().replace(" ", "_")


def spot(*kingdoms: str, seats: int = 0, active: int = 0, step: int = MAIN, round: int = 1, **given: Any) -> State:
    """A state in the middle of a seat's turn. Whatever is not given is empty, or as at the start of a game."""
    options = {name: given.pop(name) for name in OPTIONS if name in given}
    s: Any = new_state("crown", seats=seats or max(2, len(kingdoms)), **options)
    lay_out(s, 0)
    s.active, s.step, s.round, s.turn = active, step, round, round * s.seats
    choose_heroes(s, kingdoms)
    for seat in range(s.seats):
        found = kingdoms[seat] if seat < len(kingdoms) else ""
        for part in found.split("|"):
            if part.strip():
                settle_part(s, seat, part.strip())
        if s.where[seat * HOLDERS] == EMPTY:
            stand(s, seat * HOLDERS, HOME_POINTS[s.territory[seat]])
        for word in ("hand", "front", "black"):
            take_cards(s, word, seat, given.pop(f"{word}_{'abcd'[seat]}", ""))
    set_numbers(s, given)
    set_dragon(s, given)
    for name in [name for name in given if name in DECKS]:
        put_on_top(s, DECKS[name], given.pop(name))
    assert not given, f"spots know nothing of {sorted(given)}"
    return s


def choose_heroes(s: State, kingdoms: tuple[str, ...]) -> None:
    """Those that are named; then the others in the order of their cards."""
    for seat, kingdom in enumerate(kingdoms):
        named = [name for part in kingdom.split("|") if (name := part.split()[:1]) and name[0] in HERO_IDS]
        if named:
            s.hero[seat] = HERO_IDS.index(named[0][0])
    for seat in range(s.seats):
        if s.hero[seat] == EMPTY:
            s.hero[seat] = min([hero for hero in range(4) if hero not in s.hero])


def settle_part(s: State, seat: int, part: str) -> None:
    where, _, cards = part.partition(":")
    name, *places = where.split()
    if name == "wall":
        for place in places:
            s.board[space(place)] = WALL + seat
            s.walls[seat] += 1
        return
    holder = holder_called(s, seat, name)
    stand(s, holder, space(places[0]) if places else HOME_POINTS[s.territory[seat]])
    found = [MILITARY_NUMBER[slug(card)] for card in cards.split(",") if card.strip()]
    for card in found:
        s.decks[s.terms.military_weapon[card] // 3].bag.remove(card)
    s.cards[holder] = tuple(sorted(found))


def holder_called(s: State, seat: int, name: str) -> int:
    """The place of a hero, castle or general; a new general leaves its deck."""
    first = seat * HOLDERS
    if name in HERO_IDS:
        return first
    if name in CASTLE_IDS:
        return first + CASTLE + CASTLE_IDS.index(name)
    if name in BRANCH_NAMES:
        card = min(s.decks[GENERAL_DECK + BRANCH_NAMES.index(name)].bag)
    else:
        card = GENERAL_IDS.index(name)
    s.decks[GENERAL_DECK + s.terms.general_weapon[card] // 3].bag.remove(card)
    holder = min([place for place in range(first + GENERAL, first + CASTLE) if s.where[place] == EMPTY])
    s.officer[holder] = card
    return holder


def stand(s: State, holder: int, at: int) -> None:
    assert s.board[at] == EMPTY, f"two things stand on {at}"
    s.board[at], s.where[holder] = holder, at


def take_cards(s: State, word: str, seat: int, names: str) -> None:
    numbers, deck = (BLACK_NUMBER, BLACK_DECK) if word == "black" else (ACTION_NUMBER, ACTION_DECK)
    found = tuple(sorted([numbers[slug(name)] for name in names.split(",") if name.strip()]))
    for card in found:
        s.decks[deck].bag.remove(card)
    {"hand": s.hands, "front": s.front, "black": s.blacks}[word][seat] = found


def set_numbers(s: State, given: dict[str, Any]) -> None:
    for word in ("gold", "food", "points"):
        for seat, amount in enumerate(given.pop(word, ())):
            getattr(s, word)[seat] = amount
    s.queue = tuple(given.pop("queue", ()))
    if "crown" in given:
        s.crown = s.board[space(given.pop("crown"))]
    if "rock" in given:
        s.rock = space(given.pop("rock"))
    if "dice" in given:
        white, black = given.pop("dice")
        s.die_white, s.die_black = white, ROCK if black == "rock" else DIRECTION_NAMES.index(black)


def set_dragon(s: State, given: dict[str, Any]) -> None:
    """`dragon="ashwing B7"`; `trophies=("grimscale", "")`"""
    deck = s.decks[DRAGON_DECK]
    for seat, names in enumerate(given.pop("trophies", ())):
        for name in names.split():
            deck.bag.remove(DRAGON_IDS.index(name))
            s.trophies[seat] |= 1 << DRAGON_IDS.index(name)
    s.alert = given.pop("alert", 1)
    if "dragon" in given:
        name, at = given.pop("dragon").split()
        s.dragon_card = DRAGON_IDS.index(name)
        deck.bag.remove(s.dragon_card)
        s.alert, s.dragon_at = 0, space(at)
        s.board[space(at)] = DRAGON


def put_on_top(s: State, deck: int, names: str) -> None:
    """The cards that are drawn next, in this order."""
    ids: dict[str, int] = MILITARY_NUMBER
    if deck == ACTION_DECK:
        ids = ACTION_NUMBER
    elif deck == BLACK_DECK:
        ids = BLACK_NUMBER
    elif deck >= GENERAL_DECK:
        ids = {name: i for i, name in enumerate(DRAGON_IDS if deck == DRAGON_DECK else GENERAL_IDS)}
    found = [ids[slug(name)] for name in names.split(",")]
    bag = s.decks[deck].bag
    for card in found:
        bag.remove(card)
    s.decks[deck] = Pile(bag, found[::-1])


def playing(s: State, rule: Any, *args: Any, chance: Dealer | None = None) -> Played:
    return Played(GAME, s, rule, *args, chance=chance or Seeded(1))


# -- whole games ---


def everybody(s: State) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(s.seats), None]


def new_game(seats: int, seed: int, **options: Any) -> Played:
    s: Any = new_state("crown", seats=seats, **({"turn_limit": 12} | options))
    return playing(s, play, chance=Seeded(seed))


def answer_anything(game: Played, rng: Dealer) -> None:
    """One random answer to the first open question."""
    ask = asks(game.state)[0]
    say(game.state, ask.seat, ask.options[rng.pick(len(ask.options))])


def whole_game(seats: int, seed: int, **options: Any) -> Played:
    game, rng = new_game(seats, seed, **options), Seeded(seed + 100)
    while not game.is_over:
        answer_anything(game, rng)
    return game


# Players who pick blindly hardly ever fight: bold ones arm, build, play cards and attack.
WEIGHTS = {"attack": 40, "step": 6, "military": 8, "general": 2, "castle": 12, "wall": 4, "army": 6, "market": 4}
DULL = ("stop", "pass", "none", "done", "redeploy")


def bold_pick(options: Sequence[Pick], rng: Dealer) -> Pick:
    """One of them, each as often as it is dear to a bold player."""
    words = [pick[0] if isinstance(pick, tuple) else pick for pick in options]
    weights = [WEIGHTS.get(str(word), 1 if word in DULL else 5) for word in words]
    number, left = 0, rng.pick(sum(weights))
    while left >= weights[number]:
        left -= weights[number]
        number += 1
    return options[number]


def bold_game(seats: int, seed: int, **options: Any) -> Played:
    game, rng = new_game(seats, seed, **options), Seeded(seed + 100)
    while not game.is_over:
        ask = asks(game.state)[0]
        say(game.state, ask.seat, bold_pick(ask.options, rng))
    return game


# -- playing a part of a turn ---


def army(s: State, *answers: str, chance: Dealer | None = None) -> Played:
    """Move army and battle, of the active seat."""
    s.action, s.marched = ARMY, 0
    return playing(s, move_army, s.active, chance=chance).say(*answers)


def hero_move(s: State, *answers: str, chance: Dealer | None = None) -> Played:
    """The hero's move, by the white die."""
    s.step = HERO_MOVE
    return playing(s, move, s.active * HOLDERS, s.die_white, False, chance=chance).say(*answers)


def trading(s: State, *answers: str, chance: Dealer | None = None) -> Played:
    s.action = MARKET
    return playing(s, market_trade, s.active, chance=chance).say(*answers)


def building(s: State, *answers: str) -> Played:
    s.action = CONSTRUCTION
    return playing(s, construction, s.active).say(*answers)


def main(s: State, *answers: str, chance: Dealer | None = None) -> Played:
    """The whole main action, from its choice on."""
    return playing(s, main_action, s.active, chance=chance).say(*answers)


def playing_card(s: State, *answers: str, chance: Dealer | None = None) -> Played:
    """The Play step."""
    s.step = PLAY
    return playing(s, play_action_card, s.active, chance=chance).say(*answers)


def rolled(s: State, *answers: str, chance: Dealer | None = None) -> Played:
    """What the black die brings, by the dice that the spot shows."""
    s.step = BLACK_DIE
    return playing(s, black_die, s.active, chance=chance).say(*answers)


def whole_turn(s: State, *answers: str, chance: Dealer | None = None) -> Played:
    """A turn of the active seat; the white die is chance's first number less 1, the black die's face its second."""
    return playing(s, take_turn, s.active, chance=chance).say(*answers)


# -- looking at what came of it ---


def on(s: State, place: str) -> str:
    """What stands there: `0 torvald`, `1 wall`, `dragon`, or nothing."""
    code = s.board[space(place)]
    if code == EMPTY:
        return ""
    if code == DRAGON:
        return "dragon"
    if code >= WALL:
        return f"{code - WALL} wall"
    seat, number = divmod(code, HOLDERS)
    if number >= CASTLE:
        return f"{seat} {CASTLE_IDS[number - CASTLE]}"
    return f"{seat} {GENERAL_IDS[s.officer[code]] if number else HERO_IDS[s.hero[seat]]}"


def carries(s: State, place: str) -> str:
    """The military cards of the holder on a space, in the order of their ids: `Axe Band, Axe Band`."""
    return named(s, "military", s.cards[s.board[space(place)]])


def named(s: State, kind: str, cards: Any) -> str:
    return ", ".join(s.terms.lexicon[kind][card]["name"] for card in cards)


def discarded(s: State, deck: int) -> str:
    """A discard pile, the oldest card first."""
    kind = "military" if deck < GENERAL_DECK else "general" if deck < ACTION_DECK else "action"
    return named(s, "black" if deck == BLACK_DECK else kind, s.discards[deck])


def vp(s: State) -> list[int]:
    return [points_of(s, seat) for seat in range(s.seats)]


# So many facts at the end of these events say what is known of generals, for sentences.
OF_GENERALS = dict.fromkeys(
    ("placed", "step", "rations", "blow", "riposte", "shots", "battle_over", "assigned", "picked_up"), 1
) | {"attack": 2, "drilled": 2}


def told(game: Played, name: str) -> list[Any]:
    """What everybody could see of each event of this name."""
    return [event.facts[: len(event.facts) - OF_GENERALS.get(name, 0)] for event in game.happened(name)]
