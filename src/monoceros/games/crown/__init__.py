"""Crown and Dragon, for two to four: build a kingdom, beat armies and the dragon, hold the crown."""

from __future__ import annotations

from collections.abc import Mapping

from monoceros.engine.content import Content
from monoceros.engine.declared import redeal, view
from monoceros.engine.game import Encoder, Game, Mind, Option, OptionValue, SetupError, read_box
from monoceros.engine.rulebook import read_rulebook
from monoceros.games.crown.asks import QUESTIONS
from monoceros.games.crown.bots import instinct, value
from monoceros.games.crown.content import KIT, make_terms, text_of
from monoceros.games.crown.effects import box_of
from monoceros.games.crown.encoder import encode, parts
from monoceros.games.crown.events import EVENTS, points_at
from monoceros.games.crown.facts import is_complete, wins_now
from monoceros.games.crown.rules.game import play
from monoceros.games.crown.scene import scene
from monoceros.games.crown.state import State
from monoceros.games.crown.tables import (
    ACTION_DECK,
    BLACK_DECK,
    DRAGON,
    DRAGON_DECK,
    EMPTY,
    FOOD_CAP,
    GENERAL_DECK,
    GOLD_CAP,
    HOLDERS,
    MOST_SEATS,
    WALL,
    WALLS,
)
from monoceros.games.crown.text import text

BY_CHANCE = "by chance"
CHOSEN = "chosen from the cards"
BLIND = "drawn blind from a branch"
LEAST_REDEPLOY = 2  # food; the row `redeploy` says what this reading costs
SEAT_WORDS = ("seat A", "seat B", "seat C", "seat D")

OPTIONS = (
    Option(
        "first_player",
        "who goes first",
        default=BY_CHANCE,
        kind="choice",
        choices=(BY_CHANCE, *SEAT_WORDS),
        clause="CD-4.3",
    ),
    Option(
        "first_general",
        "how everybody comes by the first general",
        default=CHOSEN,
        kind="choice",
        choices=(CHOSEN, BLIND),
        clause="CD-4.7",
    ),
    Option(
        "redeploy_food",
        "the food that a Redeploy costs: the draft has both numbers",
        default=LEAST_REDEPLOY,
        kind="number",
        least=LEAST_REDEPLOY,
        most=LEAST_REDEPLOY + 1,
        clause="CD-9.1",
    ),
    Option(
        "only_listed",
        "of others the table shows no more than the draft lists: VP, Dragon cards, gold, and the board",
        default=False,
        clause="CD-21.7",
    ),
    Option("teams", "four players in two teams; partners sit opposite", default=False, clause="CD-18.1"),
    Option("team_sees", "allies see each other's hidden cards (in team play)", default=False, clause="CD-18.5"),
    Option(
        "turn_limit",
        "the game stops after so many rounds, and the highest VP win; 0: never",
        default=0,
        kind="number",
        most=10_000,
        for_bots=100,
        clause="CD-1.11",
    ),
    Option("dragonslayer", "whoever holds a Dragon card needs no crown to win", default=False, clause="CD-19.1"),
    Option("rations", "in Move army, each piece that steps eats a food", default=False, clause="CD-19.2"),
    Option("flags", "flags on the figures show how many military cards they have", default=False, clause="CD-19.3"),
)


def setup(seats: int, options: Mapping[str, OptionValue], content: Content) -> State:
    """A state before its first rule, with the cards and options of the table."""
    terms = make_terms(content)
    first = str(options["first_player"])
    terms.first = EMPTY if first == BY_CHANCE else SEAT_WORDS.index(first)
    if terms.first >= seats:
        raise SetupError(f"{first} cannot go first: there are {seats} seats")
    terms.teams = bool(options["teams"])
    terms.team_sees = bool(options["team_sees"])
    if terms.teams and seats != MOST_SEATS:
        raise SetupError(f"team play is for {MOST_SEATS} players, not {seats}")
    if terms.team_sees and not terms.teams:
        raise SetupError("team_sees is for team play: set teams too")
    terms.turn_limit = int(options["turn_limit"])
    terms.dragonslayer = bool(options["dragonslayer"])
    terms.rations = bool(options["rations"])
    terms.flags = bool(options["flags"])
    terms.blind_general = options["first_general"] == BLIND
    terms.redeploy_price += int(options["redeploy_food"]) - LEAST_REDEPLOY
    terms.only_listed = bool(options["only_listed"])
    return State(terms, seats)


def score(s: State) -> list[float]:
    """CD-1.1, CD-18.3 1 for the winner, or for both of a team; those who are level at the limit share (CD-1.11)."""
    winners = [bool(s.winners >> seat & 1) for seat in range(s.seats)]
    sides = sum(winners) // 2 if s.terms.teams else sum(winners)
    return [1.0 / sides if won else 0.0 for won in winners]


def cut_off(s: State) -> bool:
    """CD-1.11 Nobody had won when the last round was over."""
    return not wins_now(s)


# -- conservation ---


def check(s: State) -> None:
    """No card or piece is ever lost or made, none stands where it cannot."""
    if s.decks[ACTION_DECK].size() or s.turn:
        check_cards(s)
    check_board(s)
    for seat in range(s.seats):
        assert 0 <= s.gold[seat] <= GOLD_CAP, f"seat {seat} has {s.gold[seat]} gold"
        assert 0 <= s.food[seat] <= FOOD_CAP, f"seat {seat} has {s.food[seat]} food"
        assert (seat in s.queue) == is_complete(s, seat), f"seat {seat} and the queue {s.queue} do not agree"
        for pile in (s.hands[seat], s.front[seat], s.blacks[seat]):
            assert list(pile) == sorted(pile), "a hand tells the order of its cards"


def check_cards(s: State) -> None:
    """Every card of the box is somewhere, once."""
    terms = s.terms
    found = [deck.bag + deck.top for deck in s.decks]
    for deck, pile in enumerate(s.discards):
        found[deck] += pile
    for cards in (*s.cards, s.pool):
        for card in cards:
            found[terms.military_weapon[card] // 3].append(card)
    for officer in (*s.officer, s.recruit):
        if officer != EMPTY:
            found[GENERAL_DECK + terms.general_weapon[officer] // 3].append(officer)
    found[ACTION_DECK] += [*s.action_bottom, *s.looked, *real(s.open_card)]
    found[DRAGON_DECK] += [*s.dragon_bottom, *real(s.dragon_card)]
    for seat in range(s.seats):
        found[ACTION_DECK] += s.hands[seat] + s.front[seat]
        found[BLACK_DECK] += s.blacks[seat]
        found[DRAGON_DECK] += [card for card in range(len(terms.dragon_points)) if s.trophies[seat] >> card & 1]
    for deck, (cards_found, wanted) in enumerate(zip(found, box_of(terms), strict=True)):
        assert sorted(cards_found) == wanted, f"deck {deck}: {cards_found} are not the cards of the box, {wanted}"


def real(card: int) -> list[int]:
    return [] if card == EMPTY else [card]


def check_board(s: State) -> None:
    """CD-3.11 One on each space; only a piece under way may be a guest on an own castle."""
    for holder, space in enumerate(s.where):
        if space == EMPTY:
            assert not s.cards[holder], f"cards on holder {holder}, which is not on the board"
        elif s.board[space] != holder:
            assert holder == s.mover, f"holder {holder} is not where it should be"
            assert s.board[space] // HOLDERS == holder // HOLDERS, f"holder {holder} is a guest of somebody else"
    for space, what in enumerate(s.board):
        if 0 <= what < WALL:
            assert s.where[what] == space, f"holder {what} stands on two spaces"
    for seat in range(s.seats):
        assert s.walls[seat] == s.board.count(WALL + seat) <= WALLS, f"seat {seat} has not {s.walls[seat]} walls"
    dragons = [space for space, what in enumerate(s.board) if what == DRAGON]
    assert dragons in ([], [s.dragon_at]), f"the dragon is on {dragons}, not on {s.dragon_at}"
    assert (s.dragon_at == EMPTY) == (s.dragon_card == EMPTY), "a dragon without a card, or a card without a dragon"
    assert s.crown < 0 or s.where[s.crown] != EMPTY, "the crown lies on a castle that is not there"


GAME = Game(
    name="crown",
    box=read_box(text_of("box.toml"), text_of("box.svg")),
    version=2,
    options=OPTIONS,
    content=KIT,
    rules=read_rulebook(text_of("RULES.md")),
    questions=QUESTIONS,
    first=play,
    setup=setup,
    view=view,
    redeal=redeal,
    score=score,
    cut_off=cut_off,
    check=check,
    scene=scene,
    text=text,
    tell=EVENTS.tell,
    points=points_at,
    headings=frozenset(["turn"]),
    mind=Mind(value=value, instinct=instinct),
    encoder=Encoder(parts=parts, encode=encode),
    tallies={
        "built": "Structures built",
        "attack": "Attacks",
        "riposte": "Strikes back",
        "shots": "Shootings",
        "wall_lost": "Walls lost",
        "general_lost": "Generals lost",
        "castle_lost": "Castles lost",
        "hero_beaten": "Heroes beaten",
        "dragon_comes": "Dragons summoned",
        "trophy": "Dragons slain",
        "crown": "Crown put on a castle",
        "played": "Action cards played",
        "black_played": "Black cards played",
    },
)
