"""The table as one viewer may see it: scenes, what changed in them, questions, and events in words.

Everything here is a pure function of a state, the eyes it is seen with and the names that are spoken. What a viewer is
sent is made from `Game.view` alone, so that nothing hidden can get into a message by another way.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from monoceros.engine.core import Ask, BaseState
from monoceros.engine.events import Event
from monoceros.engine.game import Game
from monoceros.engine.questions import View, pick_to_json
from monoceros.engine.scene import Scene
from monoceros.server.links import link, names_in_scenes
from monoceros.server.names import Voice
from monoceros.server.wire import Change, Moment, Option, Question, Waiting

FIRST_SEAT = re.compile(r"\{(\d+)\}")
PARTS = ("arrows", "layout", "heading", "steps_title", "steps", "rounds", "plates")  # sent whole when they differ


class Sight:
    """What a pair of eyes sees at one moment. Names are put in when they are asked for: most of it is never sent."""

    __slots__ = ("_scene", "raw", "view", "voice")

    def __init__(self, view: View, raw: Scene, voice: Voice) -> None:
        self.view = view
        self.raw = raw  # seats are {0}, {1} in it
        self.voice = voice
        self._scene: Scene | None = None

    @property
    def scene(self) -> Scene:
        """With names in all its words."""
        if self._scene is None:
            self._scene = self.voice.fill(self.raw)
        return self._scene


# -- scenes ---


def scene_for(game: Game, state: BaseState, eyes: int | None, names: Sequence[str], you: int | None) -> Scene:
    """The table from a seat's eyes (None: a spectator's), with names in all its words."""
    return sight_of(game, state, eyes, Voice(tuple(names), you)).scene


def sight_of(game: Game, state: BaseState, eyes: int | None, voice: Voice, before: Sight | None = None) -> Sight:
    """What the eyes see in this state; what they saw before, if that looks the same."""
    view = game.view(state, eyes)
    if before is not None and view == before.view:
        return before
    return Sight(view, game.scene(view), voice)


def change_between(before: Scene, after: Scene) -> Change | None:
    """What has to be done to the one scene to have the other; None if nothing."""
    if before is after:
        return None
    old = {thing.id: thing for thing in before.things}
    order = [thing.id for thing in after.things]
    things = [thing for thing in after.things if old.get(thing.id) != thing]
    kept = set(order)
    parts: dict[str, Any] = {name: value for name in PARTS if (value := getattr(after, name)) != getattr(before, name)}
    change = Change(
        things=things,
        gone=[id_ for id_ in old if id_ not in kept],
        order=order if order != list(old) else None,
        zones=list(after.zones) if after.zones != before.zones else None,
        **parts,
    )
    return None if change == NO_CHANGE else change


NO_CHANGE = Change()


# -- questions ---


def question_for(game: Game, ask: Ask, view: View, names: Sequence[str], you: int | None) -> Question:
    """A question to the seat whose view this is, with every answer in words."""
    voice = Voice(tuple(names), you)
    question = game.questions[ask.name]
    return Question(
        seat=ask.seat,
        name=ask.name,
        prompt=voice.say(question.prompt(view)),
        why=voice.say(question.why(view)),
        clause=question.clause_now(view),
        options=[option_for(game, ask, pick, view, voice) for pick in ask.options],
        harmless=harmless_in(ask, question.harmless),
    )


def option_for(game: Game, ask: Ask, pick: Any, view: View, voice: Voice) -> Option:
    question = game.questions[ask.name]
    label = voice.say(question.label(pick, view))
    return Option(
        pick=pick_to_json(pick),
        label=label,
        short=voice.say(question.short(pick, view)) if question.short is not None else label,
        about=voice.say(question.about(pick, view)),
        touches=list(question.touches(pick, view)),
        clause=game.questions.clause_of(ask, pick, view),
    )


def harmless_in(ask: Ask, harmless: Any) -> int:
    """Where the likeliest harmless answer stands among the options; -1 if it is not there."""
    if harmless is None:
        return -1
    return next((i for i, pick in enumerate(ask.options) if pick == harmless), -1)


def waiting_for(
    game: Game, asks: Iterable[Ask], eyes: int | None, names: Sequence[str], you: int | None, bots: Collection[int]
) -> list[Waiting]:
    """Everybody who is asked but the seat whose eyes these are, and what they are doing."""
    voice = Voice(tuple(names), you)
    return [Waiting(ask.seat, voice.say(told_by(game, ask)), ask.seat in bots) for ask in asks if ask.seat != eyes]


def told_by(game: Game, ask: Ask) -> str:
    return game.questions[ask.name].told.replace("{seat}", "{" + str(ask.seat) + "}")


# -- what happened ---


def moment_for(game: Game, event: Event, number: int, move: int, sight: Sight, before: Scene | None = None) -> Moment:
    """An event that the eyes may know (`Event.seen_by`), told with what they see after it.

    Words lead to what lies on the table after the event or, with `before` (a scene without names), did so until now.
    """
    voice = sight.voice
    told = game.tell(event, sight.view)
    scenes = [sight.raw] if before is None or before is sight.raw else [sight.raw, before]
    things, called = names_in_scenes(game.points(event, sight.view), scenes)
    first = FIRST_SEAT.search(told)
    return Moment(
        number=number,
        move=move,
        name=event.name,
        spans=link(voice.say(told), {voice.say(name): ids for name, ids in called.items()}),
        seat=int(first[1]) if first else -1,
        heading=event.name in game.headings,
        things=things,
    )


@dataclass(frozen=True)
class Happened:
    """What one pick caused: its events, the state after each, and the state in which somebody is asked again."""

    events: Sequence[Event]
    states: Sequence[BaseState]
    end: BaseState
    number: int  # of the first event
    move: int

    def state_after(self, i: int) -> BaseState:
        """The last event is seen with what follows it without a word."""
        return self.end if i == len(self.events) - 1 else self.states[i]


def moments_of(
    game: Game, happened: Happened, eyes: int | None, voice: Voice, now: Sight
) -> tuple[list[Moment], Sight]:
    """Every event with the change that it made to what the eyes saw (`now`); and what they see after all of them."""
    moments = []
    for moment, after in each_moment(game, happened, eyes, voice, now):
        moments += [] if moment is None else [moment]
        now = after
    return moments, now


def each_moment(
    game: Game, happened: Happened, eyes: int | None, voice: Voice, now: Sight
) -> Iterator[tuple[Moment | None, Sight]]:
    """One event after another, with what the eyes see after it.

    A change that no event tells of is a moment without words, whose number is below zero.
    """
    for i, event in enumerate(happened.events):
        after = sight_of(game, happened.state_after(i), eyes, voice, now)
        moment = moment_for(game, event.seen_by(eyes), happened.number + i, happened.move, after, now.raw)
        yield with_change(moment, filled_change(now, after)), after
        now = after
    if not happened.events:
        after = sight_of(game, happened.end, eyes, voice, now)
        change = filled_change(now, after)
        quiet = Moment(number=-1 - happened.move, move=happened.move, name="", spans=[], change=change)
        yield quiet if change is not None else None, after


def filled_change(before: Sight, after: Sight) -> Change | None:
    """Names are put into what has changed, not into what has not."""
    change = change_between(before.raw, after.raw)
    return None if change is None else after.voice.fill(change)


def with_change(moment: Moment, change: Change | None) -> Moment:
    return Moment(
        moment.number, moment.move, moment.name, moment.spans, moment.seat, moment.heading, moment.things, change
    )


def without_change(moment: Moment) -> Moment:
    """As it stands in the story: the table after it is no longer the table now."""
    return with_change(moment, None)
