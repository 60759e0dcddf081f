"""Attack at the Tower, for two: build, recruit, and break the enemy's palace before yours falls."""

from __future__ import annotations

from collections.abc import Mapping

from monoceros.engine.content import Content
from monoceros.engine.declared import redeal, view
from monoceros.engine.game import Encoder, Game, Mind, Option, OptionValue, SetupError, read_box
from monoceros.engine.rulebook import read_rulebook
from monoceros.games.tower.asks import QUESTIONS
from monoceros.games.tower.bots import instinct, value
from monoceros.games.tower.content import KIT, flat_tables, text_of
from monoceros.games.tower.effects import count_cards
from monoceros.games.tower.encoder import encode, parts
from monoceros.games.tower.events import EVENTS
from monoceros.games.tower.facts import count_held, count_troops, special_limit
from monoceros.games.tower.rules.match import match
from monoceros.games.tower.scene import scene
from monoceros.games.tower.state import State
from monoceros.games.tower.tables import ARMY_WORDS, EMPTY, SEATS, SPACES, TROOP_LIMIT, Terms
from monoceros.games.tower.text import text

CHOOSE = "choose"

OPTIONS = (
    Option(
        "match",
        "the whole match, won by two games, or a single game",
        default="best of three",
        kind="choice",
        choices=("best of three", "single"),
        clause="AT-1.4",
    ),
    Option(
        "turn_limit",
        "a game is drawn after so many turns; 0: never",
        default=0,
        kind="number",
        most=10_000,
        for_bots=200,
        clause="AT-1.5",
    ),
    Option("burn", "the first hand may be burned and drawn anew, up to three times", default=False, clause="AT-15.1"),
    Option("slim_abilities", "25 ability cards in place of 30", default=False, clause="AT-15.2"),
    Option(
        "army_choice",
        "armies are chosen secretly at the same time, or openly one after the other (with the pack `armies`)",
        default="secret",
        kind="choice",
        choices=("secret", "open"),
        clause="AT-16.1",
    ),
    *[
        Option(
            f"army_{letter}",
            f"the army of seat {letter.upper()}, or `choose` (with the pack `armies`)",
            default=CHOOSE,
            kind="choice",
            choices=(CHOOSE, *ARMY_WORDS),
            clause="AT-16.1",
        )
        for letter in "ab"
    ],
)


def setup(seats: int, options: Mapping[str, OptionValue], content: Content) -> State:
    """A state before its first rule, with the terms of the match."""
    terms = Terms(*flat_tables(content))
    terms.games_to_win = 1 if options["match"] == "single" else 2
    terms.turn_limit = int(options["turn_limit"])
    terms.burn = bool(options["burn"])
    terms.slim = bool(options["slim_abilities"])
    terms.open_choice = options["army_choice"] == "open"
    terms.fixed_armies = [fixed_army(terms, str(options[name])) for name in ("army_a", "army_b")]
    return State(terms)


def fixed_army(terms: Terms, word: str) -> int:
    words = [army.word for army in terms.armies]
    if word == CHOOSE:
        return EMPTY
    if word not in words:
        raise SetupError(f"there is no army {word!r} without the pack `armies`; there is: {', '.join(words)}")
    return words.index(word)


def score(s: State) -> list[float]:
    """1 for the winner of the match, 0 for the loser, half each for a draw."""
    return [0.5 if s.winner < 0 else float(s.winner == seat) for seat in range(SEATS)]


def cut_off(s: State) -> bool:
    """AT-1.5 Was a game of the match drawn? Nothing but the limit draws one."""
    return s.game > sum(s.wins)


def check(s: State) -> None:
    """No card is ever lost or made, no counter shows what it cannot, no troop stands without a base."""
    for seat in range(SEATS):
        if s.army[seat] == EMPTY:
            continue
        army = s.terms.armies[s.army[seat]]
        deck = army.deck(slim=s.terms.slim) + army.base_deck()
        assert count_cards(s, seat) == [deck.count(card) for card in range(12)], f"seat {seat} has not all its cards"
        for at in range(seat * SPACES, seat * SPACES + SPACES):
            assert 0 <= s.troops[at] <= TROOP_LIMIT, f"{s.troops[at]} troops on one base"
            assert s.bases[at] >= 0 or s.troops[at] == 0, "troops without a base"
        assert s.combat is not None or s.specials[seat] <= special_limit(s, seat), "too many special troops"
        assert min(s.hands) >= 0, "a card that is not there was played"
    assert s.mustered == count_troops(s), "the counts of troops by kind are wrong"
    assert s.held == count_held(s), "the set of ability cards in a hand is wrong"


GAME = Game(
    name="tower",
    box=read_box(text_of("box.toml"), text_of("box.svg")),
    version=1,
    options=OPTIONS,
    content=KIT,
    rules=read_rulebook(text_of("RULES.md")),
    questions=QUESTIONS,
    first=match,
    setup=setup,
    view=view,
    redeal=redeal,
    score=score,
    cut_off=cut_off,
    check=check,
    scene=scene,
    text=text,
    tell=EVENTS.tell,
    mind=Mind(value=value, instinct=instinct),
    encoder=Encoder(parts=parts, encode=encode),
    points=EVENTS.points,
    headings=frozenset(["game", "turn"]),
    tallies={
        "renews": "Renewals",
        "drew": "Cards drawn",
        "built": "Bases built",
        "played": "Abilities played",
        "attack": "Attacks",
        "to_palace": "Attacks on a palace",
        "troop_lost": "Troops lost",
        "special_lost": "Special troops lost",
        "base_lost": "Bases lost",
    },
)
