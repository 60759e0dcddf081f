"""Unicornus Knights, for two to six: march together across an empire, with a princess who goes her own way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from monoceros.engine.content import Content
from monoceros.engine.declared import redeal, view
from monoceros.engine.game import Encoder, Game, Mind, OptionValue, read_box
from monoceros.engine.rulebook import read_rulebook
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.asks import QUESTIONS
from monoceros.games.unicornus.bots import instinct, value
from monoceros.games.unicornus.content import KIT, text_of
from monoceros.games.unicornus.encoder import encode, parts
from monoceros.games.unicornus.events import EVENTS, tell
from monoceros.games.unicornus.facts import command_of, foe_life_left, life_left
from monoceros.games.unicornus.options import OPTIONS, terms_for
from monoceros.games.unicornus.rules.game import play
from monoceros.games.unicornus.scene import scene
from monoceros.games.unicornus.state import CUT_OFF, SETUP, WON, State, map_of
from monoceros.games.unicornus.tables import EMPTY
from monoceros.games.unicornus.text import text
from monoceros.games.unicornus.text_people import chapters, opening


def setup(seats: int, options: Mapping[str, OptionValue], content: Content) -> State:
    """A state before its first rule, with the content and the options of the table."""
    return State(terms_for(seats, options, content), seats)


def score(s: State) -> list[float]:
    """UK-14.4 All win or lose together."""
    return [float(s.outcome == WON)] * s.seats


def cut_off(s: State) -> bool:
    """UK-14.6 The option `turn_limit` has ended the game, and no rule."""
    return s.outcome == CUT_OFF


# -- no piece is ever lost or made ---


def check(s: State) -> None:
    check_cards(s)
    check_knights(s)
    check_foes(s)


def check_cards(s: State) -> None:
    terms = s.terms
    if s.support.size() == 0 and not s.round:
        return  # nothing is shuffled yet
    support: Counter[int] = Counter(s.support.cards() + s.support_discards)
    for hand in s.hands:
        support.update(hand)
        assert hand == sorted(hand), "a hand tells the order of its cards"
    support[t.HEALING_POTION] += s.potions
    support[t.BANNER] += sum(s.attached[::2])
    support[t.STEEDS] += sum(s.attached[1::2])
    assert +support == Counter(terms.support_deck), "a support card is lost or made"
    fates = Counter(s.fates.cards() + s.fate_discards + [fate for fate in s.fate if fate != EMPTY])
    assert fates == Counter(terms.fate_deck), "a fate card is lost or made"
    seen = [card for card in (s.event, s.next_event) if card != EMPTY]
    events = [] if terms.tutorial else list(range(t.EVENTS))
    assert sorted(s.event_bag + s.events_gone + seen) == events, "an event card is lost or made"


def check_knights(s: State) -> None:
    for knight in range(t.KNIGHTS):
        place = s.place[knight]
        if place == EMPTY:
            left = s.tokens[knight] + s.resources[knight] + s.damage[knight]
            assert left == 0, "somebody off the map has tokens, resources or damage"
            assert not s.allies[knight], "somebody off the map has allies"
            continue
        assert s.knight_on[place] == knight, "two knights stand on one space"
        assert map_of(s).open[place], "a knight stands where nobody can"
        assert 0 <= s.tokens[knight] <= command_of(s, knight), "a knight leads more tokens than it can"
        assert s.resources[knight] >= 0, "a knight owes resources"
        assert s.damage[knight] >= 0, "a knight is more than healthy"
        assert s.outcome or life_left(s, knight) > 0, "a dead knight stands on the map"
    found = [knight for knight in s.knight_on if knight != EMPTY]
    assert len(found) == len([place for place in s.place if place != EMPTY]), "a knight stands on two spaces"
    leading = [hero for hero in s.hero_of if hero != EMPTY]
    assert len(set(leading)) == len(leading), "two hands lead the same hero"


def check_foes(s: State) -> None:
    for foe in range(t.FOES):
        at = s.foe_at[foe]
        allied = sum([mask >> foe & 1 for mask in s.allies])
        assert allied + (s.defeated >> foe & 1) + (at != EMPTY) <= 1, "an enemy character is in two places"
        assert (s.fate[foe] == EMPTY) == (s.bound[foe] == EMPTY), "a fate card binds nobody"
        if at == EMPTY:
            assert s.foe_damage[foe] == 0, "an enemy character off the map keeps damage"
            assert s.fate[foe] == EMPTY, "an enemy character off the map keeps its fate"
            continue
        assert s.foe_on[at] == foe, "two enemy characters stand on one space"
        assert s.foe_damage[foe] >= 0, "an enemy character is more than healthy"
        assert foe_life_left(s, foe) > 0, "a dead enemy character stands on the map"
    assert len([foe for foe in s.foe_on if foe != EMPTY]) == len([at for at in s.foe_at if at != EMPTY])
    assert min(s.army, default=0) >= 0, "a space owes tokens"
    if s.step != SETUP:
        assert not [at for at, tokens in enumerate(s.army) if tokens and not map_of(s).open[at]]


GAME = Game(
    name="unicornus",
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
    tell=tell,
    points=EVENTS.points,
    headings=frozenset(["round", "step"]),
    team=True,
    mind=Mind(value=value, instinct=instinct, depth=8),
    encoder=Encoder(parts=parts, encode=encode),
    chapters=chapters,
    opening=opening,
)
