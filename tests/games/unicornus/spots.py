"""Spots of Unicornus Knights in a few words, on reference map R of section 20.

    spot("K-ZYN 18.NE t6 r11", "P 19.C", "E-LYL 10.C t3 d2 F-FAT=K-ZYN", "12.E t2", event="V-OPP", zyne="S-AMB")

A piece a word: who, where, then `t` tokens, `r` resources, `d` damage; a foe may have a fate card and whom it binds, a
leaderless stack has only a space. Heroes are led by A, B, C … in the order in which they are given. Whoever is not
named is not on the map, but the princess, who waits on 19.C. Hands are named by the hero (`zyne="S-AMB S-HEA"`), allies
like `allies="E-IRV=K-GAT"`. Nobody comes in for a hand without a hero, unless `unused="K-ANN K-DON"` says who could.
Cards of `deck` and `fates` lie on top, the first one is drawn first.

`play(s, rule, ...)` starts in the middle of the game; `turn`, `march`, `raid`, `fight` and the like are shorthands.
"""

from __future__ import annotations

from typing import Any

from kit import Played, new_state
from monoceros.engine.chance import Dealer, Loaded, Seeded
from monoceros.engine.content import read_pack
from monoceros.engine.core import answer, asks
from monoceros.engine.pile import Pile
from monoceros.engine.registry import find_game
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.effects import show_event, take_hero
from monoceros.games.unicornus.picks import (
    CARD_NUMBER,
    EVENT_NUMBER,
    FOE_NUMBER,
    KNIGHT_NUMBER,
    SPACE,
    SPACE_NUMBER,
    VERSION_NUMBER,
)
from monoceros.games.unicornus.rules import battle, deaths, enemy, events, fate, game, princess, round, turn
from monoceros.games.unicornus.state import DUSK, MARCH, NEWS, RAID, TURNS, State, map_of
from monoceros.games.unicornus.tables import EMPTY, PRINCESS

GAME = find_game("unicornus")
REFERENCE = "E01 E08 E10 E07 E09 E02 E05 E13 E11 E06 E04 E03 K11 K08 K07 K03 K04 K12 P01"
NAMES = {
    "annelie": "K-ANN",
    "donia": "K-DON",
    "gato": "K-GAT",
    "godfried": "K-GOD",
    "josephine": "K-JOS",
    "magnus": "K-MAG",
    "havok": "K-HAV",
    "ilsahti": "K-ILS",
    "mirza": "K-MIR",
    "cats": "K-MCB",
    "urgan": "K-URG",
    "zyne": "K-ZYN",
}
FATE_NUMBER = {id: number for number, id in enumerate(t.FATE_IDS)}
TILE_IDS = ("P01", *[f"E{n:02}" for n in range(1, 15)], *[f"K{n:02}" for n in range(1, 13)])


# -- setting a spot up ---


def spot(*pieces: str, seats: int = 3, tiles: str = REFERENCE, version: str = "P-WAR", **given: Any) -> State:
    """A state in the player step of a round. Whatever is not given is empty."""
    options = {name: given.pop(name) for name in ("layout", "endless", "difficulty", "turn_limit") if name in given}
    s: Any = new_state("unicornus", seats=seats, **options)
    s.tiles = tuple([TILE_IDS.index(name) for name in tiles.split()])
    s.goal = map_of(s).starter.index(t.FIRST_FOE + t.LIONEL)
    s.princess = VERSION_NUMBER[version]
    s.round, s.step, s.starter = given.pop("round", 1), TURNS, given.pop("starter", 0)
    s.event_bag, s.event_plan = list(range(t.EVENTS)), list(s.terms.mix)
    for piece in pieces:
        put(s, piece)
    if s.place[PRINCESS] == EMPTY:
        put(s, "P 19.C t4 r10")
    s.played_out = (1 << t.HEROES) - 1
    for hero in given.pop("unused", "").split():
        s.played_out &= ~(1 << KNIGHT_NUMBER[hero])
    set_cards(s, given)
    for ally in given.pop("allies", "").split():
        foe, _, knight = ally.partition("=")
        s.allies[KNIGHT_NUMBER[knight]] |= 1 << FOE_NUMBER[foe]
    for foe in given.pop("defeated", "").split():
        s.defeated |= 1 << FOE_NUMBER[foe]
    if "event" in given:
        happen(s, given.pop("event"))
    for name, value in given.items():
        assert hasattr(s, name), f"spots know nothing of {name}"
        setattr(s, name, value)
    return s


def put(s: State, piece: str) -> None:
    """`K-ZYN 18.NE t6 r11 d2`, `E-LYL 10.C t3 F-PER=K-ZYN`, `12.E t2`: on the map, or changed if it is there."""
    words = piece.split()
    who = "" if words[0] in SPACE_NUMBER else words.pop(0)
    space = SPACE_NUMBER[words.pop(0)]
    if who in KNIGHT_NUMBER:
        put_knight(s, KNIGHT_NUMBER[who], space)
    elif who:
        put_foe(s, FOE_NUMBER[who], space)
    for word in words:
        if word.startswith("F-"):
            card, _, knight = word.partition("=")
            s.fate[FOE_NUMBER[who]], s.bound[FOE_NUMBER[who]] = FATE_NUMBER[card], KNIGHT_NUMBER[knight]
        else:
            set_number(s, who, space, word[0], int(word[1:]))


def put_knight(s: State, knight: int, space: int) -> None:
    if s.place[knight] != EMPTY:
        s.knight_on[s.place[knight]] = EMPTY
    elif knight != PRINCESS and knight not in s.hero_of:
        take_hero(s, s.hero_of.index(EMPTY), knight)
    s.place[knight], s.knight_on[space] = space, knight


def put_foe(s: State, foe: int, space: int) -> None:
    if s.foe_at[foe] != EMPTY:
        s.foe_on[s.foe_at[foe]] = EMPTY
    s.foe_at[foe], s.foe_on[space] = space, foe


def set_number(s: State, who: str, space: int, letter: str, number: int) -> None:
    if who in KNIGHT_NUMBER:
        {"t": s.tokens, "r": s.resources, "d": s.damage}[letter][KNIGHT_NUMBER[who]] = number
    elif letter == "t":
        s.army[space] = number
    else:
        assert letter == "d"
        s.foe_damage[FOE_NUMBER[who]] = number


def set_cards(s: State, given: dict[str, Any]) -> None:
    """Named cards where they are named; all others in the bags of their decks, so that none is lost."""
    bag = list(s.terms.support_deck)
    for word, hero in NAMES.items():
        for card in given.pop(word, "").split():
            s.hands[s.hero_of.index(KNIGHT_NUMBER[hero])].append(CARD_NUMBER[card])
            bag.remove(CARD_NUMBER[card])
    for hand in s.hands:
        hand.sort()
    s.support = topped(bag, [CARD_NUMBER[card] for card in given.pop("deck", "").split()])
    fates = list(s.terms.fate_deck)
    for card in s.fate:
        if card != EMPTY:
            fates.remove(card)
    s.fates = topped(fates, [FATE_NUMBER[card] for card in given.pop("fates", "").split()])


def topped(bag: list[int], top: list[int]) -> Pile:
    for card in top:
        bag.remove(card)
    return Pile(bag, top[::-1])


def happen(s: State, event: str) -> None:
    """This is the event of the round; what it does at once is not done."""
    number = EVENT_NUMBER[event]
    if number in s.event_bag:
        s.event_bag.remove(number)
    show_event(s, number)


def as_printed(s: State) -> State:
    """Every enemy of the map's tiles on its starting location, with the printed tokens."""
    game.place_enemies(s)
    return s


def dice(*faces: int) -> Dealer:
    """The next dice show these faces."""
    return Loaded([face - 1 for face in faces])


# -- playing a part of the game ---


def play(s: State, rule: Any, *args: Any, chance: Dealer | None = None) -> Played:
    return Played(GAME, s, rule, *args, chance=chance)


def turn_of(s: State, hero: str, *answers: str, chance: Dealer | None = None) -> Played:
    """`turn_of(s, "K-ZYN", "0 move 10.SE")`: its turn begins."""
    s.step = TURNS
    return play(s, turn.take_turn, KNIGHT_NUMBER[hero], chance=chance).say(*answers)


def march(s: State, *answers: str, chance: Dealer | None = None) -> Played:
    """The princess step."""
    s.step = MARCH
    return play(s, princess.princess_step, chance=chance).say(*answers)


def one_march(s: State, *answers: str, chance: Dealer | None = None) -> Played:
    """One action of the princess."""
    s.step = MARCH
    return play(s, princess.march, False, chance=chance).say(*answers)


def raid(s: State, *answers: str, chance: Dealer | None = None) -> Played:
    """The enemy step."""
    s.step = RAID
    return play(s, enemy.enemy_step, chance=chance).say(*answers)


def fight(s: State, knight: str, *answers: str, attacking: bool = True, chance: Dealer | None = None) -> Played:
    """The battle on a knight's space; see `came_from` and `entered` for the ways back."""
    return play(s, battle.fight, KNIGHT_NUMBER[knight], attacking, chance=chance).say(*answers)


def came_from(s: State, knight: str, space: str) -> State:
    """The space that a knight's attack came from."""
    s.origin[KNIGHT_NUMBER[knight]] = SPACE_NUMBER[space]
    return s


def entered(s: State, *ways: str) -> State:
    """`entered(s, "12.SE 18.W")`: an enemy unit on 18.W came from 12.SE in this step."""
    for way in ways:
        origin, _, to = way.partition(" ")
        s.arrivals = (*s.arrivals, SPACE_NUMBER[to], SPACE_NUMBER[origin])
    return s


def meet_fate(s: State, mover: str = "", *answers: str, chance: Dealer | None = None) -> Played:
    """Fate is checked, after a movement of a knight or of the enemy."""
    knight = KNIGHT_NUMBER[mover] if mover else EMPTY
    rule = fate.after_move if mover else fate.check_fate
    return play(s, rule, knight, chance=chance or Seeded(1)).say(*answers)


def news(s: State, event: str, *answers: str, chance: Dealer | None = None) -> Played:
    """An event is drawn: what it does at once."""
    s.step = NEWS
    happen(s, event)
    number = EVENT_NUMBER[event]
    return play(s, events.resolve, number, s.terms.event_amount[number], chance=chance).say(*answers)


def dawn(s: State, *answers: str, chance: Dealer | None = None) -> Played:
    """The start of the round."""
    return play(s, round.start_of_round, chance=chance).say(*answers)


def dusk(s: State, *answers: str, chance: Dealer | None = None) -> Played:
    """The end of the round."""
    s.step = DUSK
    return play(s, round.end_of_round, chance=chance).say(*answers)


def suffer(s: State, knight: str, number: int, *answers: str) -> Played:
    """Unit damage outside battles."""
    return play(s, deaths.suffer, KNIGHT_NUMBER[knight], number).say(*answers)


def setting_up(seats: int = 3, seed: int = 1, *answers: str, **options: Any) -> Played:
    s: Any = new_state("unicornus", seats=seats, **options)
    return play(s, game.set_up, chance=Seeded(seed)).say(*answers)


def whole_game(seats: int = 3, seed: int = 1, **options: Any) -> Played:
    """From the choice of characters to the end, answered at random."""
    s: Any = new_state("unicornus", seats=seats, **options)
    played = play(s, game.play, chance=Seeded(seed))
    answer_all(played, Seeded(seed + 1))
    return played


def answer_all(played: Played, rng: Dealer) -> None:
    """Random answers until nobody is asked any more."""
    while not played.is_over:
        question = asks(played.state)[0]
        answer(played.state, question.seat, question.options[rng.pick(len(question.options))])


def with_pack(s: State, toml: str) -> State:
    """The same spot with other content."""
    content = GAME.content.load([read_pack(toml, "mine")])
    fresh: Any = GAME.setup(s.seats, GAME.option_values({}), content)
    s.terms, s.kept_map = fresh.terms, None
    return s


# -- looking at what came of it ---


def at(s: Any, who: str) -> str:
    """Where somebody is: `10.SE`; empty for nowhere."""
    place = s.place[KNIGHT_NUMBER[who]] if who in KNIGHT_NUMBER else s.foe_at[FOE_NUMBER[who]]
    return "" if place == EMPTY else str(SPACE[place])


def unit(s: Any, who: str) -> str:
    """A knight in a line, as it is put: `18.NE t6 r11 d2`; zeros are left out."""
    knight = KNIGHT_NUMBER[who]
    numbers = [("t", s.tokens[knight]), ("r", s.resources[knight]), ("d", s.damage[knight])]
    return " ".join([at(s, who), *[f"{letter}{number}" for letter, number in numbers if number]]).strip()


def foe(s: Any, who: str) -> str:
    """A foe's unit in a line: `10.C t3 d2`."""
    number = FOE_NUMBER[who]
    place = s.foe_at[number]
    if place == EMPTY:
        return ""
    numbers = [("t", s.army[place]), ("d", s.foe_damage[number])]
    return " ".join([str(SPACE[place]), *[f"{letter}{n}" for letter, n in numbers if n]])


def army(s: Any, space: str) -> int:
    """Enemy tokens on a space."""
    return int(s.army[SPACE_NUMBER[space]])


def armies(s: Any) -> dict[str, int]:
    """All enemy tokens on the map."""
    return {str(SPACE[space]): tokens for space, tokens in enumerate(s.army) if tokens}


def allies(s: Any, knight: str) -> list[str]:
    mask = s.allies[KNIGHT_NUMBER[knight]]
    return [id for number, id in enumerate(t.FOE_IDS) if mask >> number & 1]


def defeated(s: Any) -> list[str]:
    return [id for number, id in enumerate(t.FOE_IDS) if s.defeated >> number & 1]


def hand(s: Any, hero: str) -> list[str]:
    return [t.SUPPORT_IDS[card] for card in s.hands[s.hero_of.index(KNIGHT_NUMBER[hero])]]


def fate_of(s: Any, who: str) -> str:
    """`F-PER=K-ZYN`, or nothing."""
    number = FOE_NUMBER[who]
    if s.fate[number] == EMPTY:
        return ""
    return f"{t.FATE_IDS[s.fate[number]]}={t.KNIGHT_IDS[s.bound[number]]}"


def told(played: Played, name: str) -> list[Any]:
    """The facts of each event of this name."""
    return [event.facts for event in played.happened(name)]
