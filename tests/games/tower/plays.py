"""Reading what was fought, and whole games: quick ones that a named seat wins, and random ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kit import Played, new_state, spoken
from monoceros.engine.chance import Loaded, Seeded
from monoceros.engine.core import asks, say
from monoceros.games.tower.rules.match import match
from monoceros.games.tower.state import State
from monoceros.games.tower.tables import CARDS, EMPTY, FIRST_BASE, SPACES

from .spots import GAME, whole_match


def fights(t: Played) -> list[str]:
    """Every step in which somebody struck: `initiative 4:0`, `normal 8+4:12` (regular and siege against defence)."""
    steps = []
    for event in t.state.events:
        if event.name == "initiative" and any(event.facts):
            steps.append(f"initiative {event.facts[0]}:{event.facts[1]}")
        elif event.name == "normal" and any(event.facts):
            steps.append(f"normal {event.facts[0]}+{event.facts[1]}:{event.facts[2]}")
    return steps


def discards(s: State, seat: int) -> str:
    """Both discard piles, oldest card first, in the words of `spot`; abilities before bases."""
    words = s.terms.lexicon[s.army[seat]]
    names = [a["name"] for a in words["abilities"]] + [f"{b['name']} base" for b in words["bases"]]
    return ", ".join(names[card] for card in s.discards[seat * 2] + s.discards[seat * 2 + 1])


# -- whole games ---

LAIR_ON_TOP = 18  # where a Lair lies in the bag of a full Fae deck, twice running


def quick_match(starter: int, *, packs: tuple[str, ...] = (), **options: Any) -> Played:
    """A match whose chance is loaded by those who play it (see `win_game`): only the first to start is settled."""
    return Played(GAME, new_state("tower", packs=packs, **options), match, chance=Loaded([starter]))


def win_game(t: Played, winner: int) -> None:
    """Play the present game of a `quick_match` with Fae to its end: one seat draws two Lairs, builds, renews twice and
    takes the palace with four spiderriders; the other builds nothing."""
    game = t.state.game
    while not t.is_over and t.state.game == game:
        ask = asks(t.state)[0]
        t.say(f"{ask.seat} {quick_answer(t, ask, winner)}")


def quick_answer(t: Played, ask: Any, winner: int) -> str:
    if ask.name == "draw":
        lairs = t.state.hands[ask.seat * CARDS + FIRST_BASE + 3]
        wants_lair = ask.seat == winner and t.state.turn == 0 and lairs < 2
        t.state.chance.outcomes.append(LAIR_ON_TOP if wants_lair else 0)
        return "base" if ask.seat == winner else "ability"
    if ask.seat != winner or ask.name in ("window", "discard"):
        return {"renew": "decline", "build": "done", "window": "pass"}.get(ask.name, spoken(ask.options[0]))
    if ask.name == "build":
        ready = [pick for pick in ask.options if pick[:2] == ("build", "cavalry")]
        free = [pick for pick in ready if t.state.bases[ask.seat * SPACES + pick[3] - 1] == EMPTY]
        return spoken(free[0]) if free and free[0][2] == 1 else "done"
    if ask.name == "attack":
        return "attack 1 1" if t.state.troops[ask.seat * SPACES + 1] == 2 else "end"
    return {"renew": "renew", "go_on": "palace"}[ask.name]


def wander(seed: int, *, packs: tuple[str, ...] = (), games: int = 1, **options: Any) -> Iterator[Played]:
    """Random play, question after question; `t.state` is the table at each. Every event so far is kept."""
    for number in range(games):
        t = whole_match(seed + number, packs=packs, **{"match": "single", "turn_limit": 60, **options})
        chooser = Seeded(seed + number + 1_000_000)
        while not t.is_over:
            yield t
            open_asks = asks(t.state)
            ask = open_asks[chooser.pick(len(open_asks))]
            say(t.state, ask.seat, ask.options[chooser.pick(len(ask.options))])
        yield t
