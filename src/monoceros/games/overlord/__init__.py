"""The Unicorn Overlord card game, for two to four: build a deck, line up five columns, count the Might."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from monoceros.engine.content import Content
from monoceros.engine.declared import redeal, view
from monoceros.engine.game import Encoder, Game, Mind, Option, OptionValue, read_box
from monoceros.engine.rulebook import read_rulebook
from monoceros.games.overlord.asks import QUESTIONS
from monoceros.games.overlord.bots import instinct
from monoceros.games.overlord.content import KIT, make_terms, text_of
from monoceros.games.overlord.encoder import encode, parts
from monoceros.games.overlord.events import EVENTS
from monoceros.games.overlord.prospects import value
from monoceros.games.overlord.rules.game import play
from monoceros.games.overlord.scene import scene
from monoceros.games.overlord.state import State
from monoceros.games.overlord.tables import EMPTY, Terms
from monoceros.games.overlord.text import text
from monoceros.games.overlord.worth import appraise

OPTIONS = (
    Option(
        "advanced_setup",
        "two of the three extra cards are chosen from the Marketplace instead of drawn",
        default=False,
        clause="UO-3.20",
    ),
    Option(
        "revenge_armlet_literal",
        "the Revenge Armlet pays the leader too: it counts the difference in Renown either way",
        default=False,
        clause="UO-16.14",
    ),
    Option(
        "memory_aid",
        "the table remembers for you which cards are in your deck and out of sight with the others",
        default=True,
        clause="UO-15.10",
    ),
)


def setup(seats: int, options: Mapping[str, OptionValue], content: Content) -> State:
    """A state before its first rule, with the cards and options of the table."""
    settled = [bool(options[name]) for name in ("advanced_setup", "revenge_armlet_literal", "memory_aid")]
    return State(terms_of(content, *settled), seats)


LATEST: list[tuple[Content, Terms]] = []  # what was played with last: see `terms_of`
KEPT = 8


def terms_of(content: Content, advanced: bool, literal: bool, memory: bool) -> Terms:
    """The tables that the rules read. Making them takes longer than a quick game, so the latest are kept."""
    for known, terms in LATEST:
        if known is content and (terms.advanced, terms.literal_armlet, terms.memory_aid) == (advanced, literal, memory):
            return terms
    terms = make_terms(content)
    terms.advanced = advanced
    terms.literal_armlet = literal
    terms.memory_aid = memory
    appraise(terms)
    LATEST[:] = [*LATEST[1 - KEPT :], (content, terms)]
    return terms


def score(s: State) -> list[float]:
    """UO-1.4 One player wins."""
    return [float(s.ranking[0] == seat) for seat in range(s.seats)]


def check(s: State) -> None:
    """No card is ever lost or made."""
    check_cards(s)
    on_territories = sum(s.burning)
    assert s.burning_left + on_territories == s.terms.burning_cards, "a Burning card is lost or made"
    criticals = [*s.crit_pile.cards(), *s.stack_of_conditions]
    for seat in range(s.seats):
        criticals += s.crits[seat] + s.shown_crits[seat]
        assert len(s.crits[seat]) == len(s.generation[seat]), "a Critical card without its generation"
        assert s.hands[seat] == sorted(s.hands[seat]), "a hand tells the order of its cards"
        assert not Counter(s.known[seat]) - Counter(s.hands[seat]), "a known card is not in the hand"
        assert len(s.open_tops[seat]) == len(s.decks[seat].top), "a deck's top is not described"
    if s.stack_of_conditions:
        assert sorted(criticals) == list(range(len(s.terms.criticals))), "a Critical card is lost or made"


def check_cards(s: State) -> None:
    terms = s.terms
    found: Counter[int] = Counter(s.looked)
    for row in range(3):
        found.update(s.piles[row].cards() + s.cemetery[row])
    for pile in (s.market, s.field, s.province):
        found.update([card for card in pile if card != EMPTY])
    for seat in range(s.seats):
        found.update(s.decks[seat].cards() + s.hands[seat] + s.discards[seat])
    found[terms.curse] += s.curses_left
    if not s.stack_of_conditions:
        return  # nothing is laid out yet
    wanted: Counter[int] = Counter([card for row in terms.deck_of_row for card in row])
    wanted.update({terms.curse: terms.curse_cards, terms.town: s.seats})
    if s.round or any([deck.size() for deck in s.decks]):
        for card in terms.starters:
            wanted[card] += s.seats
    assert +found == +wanted, f"cards are lost or made: {+found - +wanted} too many, {+wanted - +found} too few"


GAME = Game(
    name="overlord",
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
    check=check,
    scene=scene,
    text=text,
    tell=EVENTS.tell,
    points=EVENTS.points,
    headings=frozenset(["round", "phase"]),
    tallies={
        "bought": "Cards bought",
        "gained": "Cards taken",
        "destroyed": "Cards destroyed",
        "refreshed": "Refreshes of the Marketplace",
        "uses": "Territories used",
        "deployed": "Cards deployed",
        "drew": "Cards drawn",
        "critical": "Critical cards",
        "cursed": "Curses",
        "burned": "Territories burned",
        "round_won": "Rounds",
    },
    mind=Mind(value=value, instinct=instinct, depth=40),  # a round of two players and more: a purchase shows its worth
    encoder=Encoder(parts=parts, encode=encode),
)
