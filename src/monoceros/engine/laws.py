"""Laws that hold for every game, tried on games that are played at random or by bots.

Any game's package can call them: `check_game(GAME, seed=1)`.
Cheap laws are tried at every question, dear ones at some: how often is said by `every`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from monoceros.engine.bot import Bot, show
from monoceros.engine.chance import Continued, Dealer, NoDealer, Recorded, Seeded
from monoceros.engine.content import Pack
from monoceros.engine.core import Ask, BaseState, IllegalPick, Pick, answer, asks, say
from monoceros.engine.declared.fields import facts_of
from monoceros.engine.declared.oracle import check_declared, differing_fields
from monoceros.engine.differ import difference
from monoceros.engine.events import Event
from monoceros.engine.game import Encoder, Game, OptionValue
from monoceros.engine.laws_encoder import check_observation
from monoceros.engine.laws_scene import check_about, check_passage, check_scene
from monoceros.engine.laws_secrets import Doubles, shown_to
from monoceros.engine.laws_worlds import check_looks_the_same, check_same_world, looks_alike
from monoceros.engine.save import dump, load
from monoceros.engine.scene import Scene
from monoceros.engine.table import Table, replay

Viewer = int | None
SECRETS = "secrets stay with those who were told"
NEVER_LEGAL: tuple[Pick, ...] = ("no such word", -99, ("no such word", 99), None, ["a list"], 0.5)
WATCHING = 2  # viewers for whom every moment of a pick is drawn


class LawBroken(AssertionError):
    """A law does not hold. The table is where it was found."""

    def __init__(self, law: str, what: str, table: Table) -> None:
        self.law, self.what, self.table = law, what, table
        asked = ", ".join([f"seat {q.seat} is asked {q.name}" for q in asks_now(table)])
        super().__init__(f"{law}: {what} (after {len(table.entries)} picks{f', {asked}' if asked else ''})")


def asks_now(table: Table) -> list[Ask]:
    """The open questions, where they can be made."""
    try:
        return table.asks()
    except Exception:  # that is why the law is broken
        return []


@dataclass
class Report:
    """What was tried."""

    decisions: int = 0
    tried: dict[str, int] = field(default_factory=dict)
    result: list[float] | None = None
    differed: set[str] = field(default_factory=set)  # fields of a declared state that another world had otherwise

    def count(self, law: str) -> None:
        self.tried[law] = self.tried.get(law, 0) + 1


class Inspector:
    """Plays one game, at random or as a bot would, and tries the laws on the way."""

    def __init__(self, table: Table, seed: int, every: int, bot: Bot | None = None) -> None:
        self.table, self.game = table, table.game
        self.rng = Seeded(seed)
        self.every = every
        self.bot = bot
        self.report = Report()
        self.redeal_changed = False
        self.doubles = Doubles(table, Seeded(-seed - 1))
        self.happened: Sequence[Event] = table.events  # by the opening, or by the last pick
        self.before: BaseState | None = None  # the last pick

    @contextmanager
    def law(self, name: str) -> Iterator[None]:
        """Whatever goes wrong in here breaks this law."""
        self.report.count(name)
        try:
            yield
        except LawBroken:
            raise
        except Exception as error:
            raise LawBroken(name, f"{type(error).__name__}: {error}", self.table) from error

    def play(self, limit: int) -> Report:
        with self.law(SECRETS):
            self.doubles.begin_another()
        while not self.table.is_over and self.report.decisions < limit:
            self.at_every_question()
            if self.rng.pick(self.every) == 0:
                self.at_some_questions()
            self.one_pick()
        if not self.table.is_over:
            raise LawBroken("games end", f"no end after {limit} decisions", self.table)
        self.at_every_moment()
        self.at_the_end()
        return self.report

    def one_pick(self) -> None:
        questions = self.table.asks()
        question = questions[self.rng.pick(len(questions))]
        pick = self.pick_for(question)
        dear = self.rng.pick(self.every) == 0
        self.before = before = self.table.state.copy(NoDealer())
        with self.law("rules run"):
            self.happened = happened = self.table.say(question.seat, pick)
            self.doubles.follow(before, question, pick, happened)
        self.report.decisions += 1
        if dear:
            self.after_a_pick(before, question.seat, pick, happened)
            with self.law(SECRETS):
                self.doubles.check()

    def pick_for(self, question: Ask) -> Pick:
        if self.bot is None:
            return question.options[self.rng.pick(len(question.options))]
        with self.law("bots have an answer"):
            seen = show(self.game, self.table.setting, self.table.state, question, self.rng)
            pick = self.bot.choose(seen, self.rng)
            assert pick in question.options, f"the bot answers {question.name} with {pick!r}, which is not offered"
        return pick

    # -- cheap --

    def at_every_question(self) -> None:
        state = self.table.state
        with self.law("questions are in order"):
            questions = self.table.asks()
            assert len({q.seat for q in questions}) == len(questions), "a seat is asked twice at the same time"
            for q in questions:
                self.check_question(q)
        with self.law("pieces are conserved"):
            self.game.check(state)

    def check_question(self, q: Ask) -> None:
        assert 0 <= q.seat < self.table.seats, f"there is no seat {q.seat}"
        assert q.name in self.game.questions.by_name, f"{q.name} is not in the table of asks"
        assert q.options, f"{q.name} has no options"
        assert len(set(q.options)) == len(q.options), f"{q.name} offers something twice: {q.options}"
        domain = self.game.questions.code_in[q.name]
        for pick in q.options:
            assert pick in domain, f"{q.name} offers {pick!r}, which is not in its declared domain"

    # -- dear --

    def at_some_questions(self) -> None:
        with self.law("asking changes nothing"):
            self.asking_changes_nothing()
        with self.law("what was not offered is refused"):
            self.illegal_picks_are_refused()
        with self.law("copies are independent and go on alike"):
            self.copies_go_on_alike()
        with self.law("a save goes on alike"):
            self.saves_go_on_alike()
        worlds: list[BaseState] = []
        for viewer in self.viewers():
            with self.law("a redealt world looks the same"):
                worlds.append(check_looks_the_same(self.game, self.table.state, viewer, self.rng))
            with self.law("scenes are in order"):
                scene = self.game.scene(self.table.view(viewer))
                check_scene(scene)
                check_about(scene, self.game)
        self.redeal_knows_nothing_else(worlds)
        for q in self.table.asks():
            with self.law("words and things are there"):
                self.words_and_things(q)
        if self.game.encoder is not None:
            with self.law("observations tell only what may be known"):
                self.observations_are_in_order(self.game.encoder)
        self.at_every_moment()

    def redeal_knows_nothing_else(self, worlds: list[BaseState]) -> None:
        state = self.table.state
        for viewer, world in zip(self.viewers(), worlds, strict=True):
            self.redeal_changed = self.redeal_changed or dump(world) != dump(state)
            self.report.differed |= differing_fields(state, world)
            with self.law("a redealt world is made of what is known"):
                check_same_world(self.game, state, world, viewer, self.rng)
            if facts_of(state):
                with self.law("what is written agrees with what is declared"):
                    check_declared(state, viewer, self.rng.pick(1 << 30))

    def asking_changes_nothing(self) -> None:
        state = self.table.state
        before, chance = dump(state), state.chance
        state.chance = NoDealer()
        offered, made_anew = asks(state), asks(state.copy(NoDealer()))
        state.chance = chance
        assert offered == made_anew, f"asked twice, answered differently: {offered} and {made_anew}"
        assert dump(state) == before, f"the state changed: {difference(before, dump(state))}"

    def illegal_picks_are_refused(self) -> None:
        state = self.table.state
        before = dump(state)
        for q in asks(state):
            others = [self.game.questions.decode(code)[1] for code in range(0, self.game.questions.size, 7)]
            for pick in [*NEVER_LEGAL, *others]:
                if pick not in q.options:
                    self.refused(q.seat, pick)
        self.refused(self.table.seats, "no such seat")
        assert dump(state) == before, f"a refused pick changed the state: {difference(before, dump(state))}"

    def refused(self, seat: int, pick: Pick) -> None:
        try:
            say(self.table.state, seat, pick)
        except IllegalPick:
            return
        raise AssertionError(f"seat {seat} could say {pick!r}")

    def copies_go_on_alike(self) -> None:
        state = self.table.state
        before, seed = dump(state), self.rng.pick(1 << 30)
        ends = [dump(go_on(state.copy(Seeded(seed)), Seeded(seed + 1), 40)) for _ in range(2)]
        told = difference(*ends)
        assert not told, f"two copies with the same chance went on differently: {told}"
        told = difference(before, dump(state))
        assert not told, f"a copy that was played on changed the state it came from: {told}"
        hash(tuple(state.stack))  # frames are immutable all through

    def saves_go_on_alike(self) -> None:
        state, table = self.table.state, self.table
        seed = self.rng.pick(1 << 30)
        fresh = self.game.new_state(table.seats, table.options, table.content, NoDealer())
        loaded = load(json.loads(json.dumps(dump(state))), fresh)
        told = difference(dump(state), dump(loaded))
        assert not told, f"what was loaded is not what was saved: {told}"
        loaded.chance = Seeded(seed)
        first = dump(go_on(loaded, Seeded(seed + 1), 40))
        told = difference(dump(go_on(state.copy(Seeded(seed)), Seeded(seed + 1), 40)), first)
        assert not told, f"a loaded save went on differently: {told}"

    def observations_are_in_order(self, encoder: Encoder) -> None:
        game, table = self.game, self.table
        parts = encoder.parts(game.new_state(table.seats, table.options, table.content, NoDealer()))
        for seat in range(table.seats):
            check_observation(game, encoder, parts, table.state, seat, self.rng)

    def words_and_things(self, q: Ask) -> None:
        game, view = self.game, self.table.view(q.seat)
        ids = game.scene(view).ids()
        question = game.questions[q.name]
        labels = game.questions.labels(q, view)
        assert all(labels), f"an option of {q.name} has no label: {labels}"
        assert len(set(labels)) == len(labels), f"two options of {q.name} have the same label: {labels}"
        shorts = [(question.short or question.label)(pick, view) for pick in q.options]
        assert all(shorts), f"an option of {q.name} has no words for its button: {shorts}"
        assert len(set(shorts)) == len(shorts), f"two buttons of {q.name} say the same: {shorts}"
        assert question.prompt(view), f"{q.name} has no words"
        question.why(view)
        assert game.text(view), "the table has no words"
        for pick, label in zip(q.options, labels, strict=True):
            missing = set(question.touches(pick, view)) - set(ids)
            assert not missing, f"{q.name} {pick!r} touches things that are not there: {sorted(missing)}"
            question.about(pick, view)
            assert game.questions.clause_of(q, pick, view) in game.rules, f"no clause for {q.name} {pick!r}"
            assert game.questions.parse(q, label, view) == pick, f"the label {label!r} does not lead back to {pick!r}"
            code = game.questions.code(q.name, pick)
            assert game.questions.decode(code) == (q.name, pick), f"code {code} is not {q.name} {pick!r}"

    # -- after each event --

    def viewers(self) -> tuple[Viewer, ...]:
        return (None, *range(self.table.seats))

    def at_every_moment(self) -> None:
        """Those who watch see the table after every event of the last pick, also in the middle of a rule.

        Nobody learns too much, whoever looks; the pictures, which cost most, are drawn for some only.
        """
        watching = self.some_viewers()
        for viewer in self.viewers():
            for event, moment in zip(self.happened, self.table.moments, strict=True):
                with self.law("a moment shows only what may be known"):
                    world = self.game.redeal(moment, viewer, Seeded(self.rng.pick(1 << 30)))
                    told = difference(self.game.view(moment, viewer), self.game.view(world, viewer))
                    assert not told, f"viewer {viewer} can tell a redealt world after {event.name}: {told}"
            if viewer in watching:
                self.watch(viewer)

    def some_viewers(self) -> list[Viewer]:
        viewers = list(self.viewers())
        return [viewers.pop(self.rng.pick(len(viewers))) for _ in range(WATCHING)]

    def watch(self, viewer: Viewer) -> None:
        before = None if self.before is None else self.game.scene(self.game.view(self.before, viewer))
        for event, moment in zip(self.happened, self.table.moments, strict=True):
            with self.law("every moment can be seen"):
                before = self.see(event.seen_by(viewer), moment, viewer, before)

    def see(self, event: Event, moment: BaseState, viewer: Viewer, before: Scene | None) -> Scene:
        """Look at the table after an event: its scene, its words, and what the event is about."""
        game, view = self.game, self.game.view(moment, viewer)
        scene = game.scene(view)
        check_scene(scene)
        if before is not None:
            check_passage(before, scene)
        game.tell(event, view)
        assert all(game.points(event, view)), f"{event.name} points at nothing: {game.points(event, view)}"
        assert game.text(view), "the table has no words"
        return scene

    # -- after a pick --

    def after_a_pick(self, before: BaseState, seat: int, pick: Pick, happened: Sequence[Event]) -> None:
        """Play the same pick in a world that the seat cannot tell apart: what it sees must be the same."""
        entry = self.table.entries[-1]
        world = self.game.redeal(before, seat, Seeded(self.rng.pick(1 << 30)))
        world.telling = True
        world.chance = Recorded(Continued(list(entry.outcomes), Seeded(1)))
        with self.law("events tell a seat only what it may know"):
            answer(world, seat, pick)
            for real, imagined in zip(happened, world.events, strict=False):
                if shown_to(real, seat):  # from here on the seat knows more than before
                    break
                seen = real.seen_by(seat), imagined.seen_by(seat)
                assert seen[0] == seen[1], f"seat {seat} sees {seen[0]}, in a world that looks the same {seen[1]}"
                self.game.tell(seen[0], self.table.view(seat))
            for viewer in self.viewers():
                if viewer != seat:
                    self.onlookers_learn_nothing(before, viewer, seat, pick, happened)
        if self.table.can_undo(seat):
            with self.law("undo shows nothing new"):
                self.undo_shows_nothing(before, happened, world, seat)

    def onlookers_learn_nothing(
        self, before: BaseState, viewer: Viewer, seat: int, pick: Pick, happened: Sequence[Event]
    ) -> None:
        """The same pick in a world that an onlooker cannot tell apart, if it can be made there: the same is told."""
        world = self.game.redeal(before, viewer, Seeded(self.rng.pick(1 << 30)))
        world.telling = True
        world.chance = Continued(list(self.table.entries[-1].outcomes), Seeded(1))
        if not any([q.seat == seat and pick in q.options for q in asks(world)]):
            return
        answer(world, seat, pick)
        told = [
            (real.seen_by(viewer), imagined.seen_by(viewer))
            for real, imagined in zip(happened, world.events, strict=False)
        ]
        for real, seen in zip(happened, told, strict=False):
            if shown_to(real, viewer):
                break
            assert seen[0] == seen[1], f"viewer {viewer} sees {seen[0]}, in a world that looks the same {seen[1]}"
        if len(told) == len(happened) == len(world.events) and all([here == there for here, there in told]):
            self.still_imagines_the_same(world, viewer)

    def still_imagines_the_same(self, world: BaseState, viewer: Viewer) -> None:
        """The world has gone on as the table did, for all that the viewer was told: it imagines the same of both."""
        if looks_alike(self.game, self.table.state, world, viewer):
            with self.law("a redealt world is made of what is known"):
                check_same_world(self.game, self.table.state, world, viewer, self.rng)

    def undo_shows_nothing(self, before: BaseState, happened: Sequence[Event], world: BaseState, seat: int) -> None:
        """If the seat is asked again it must be so in both worlds; where both stand it must see the same.

        A world may go on further than the real one, where another seat is asked there and has no choice here.
        """
        here, there = ([(q.seat, q.name) for q in found] for found in (self.table.asks(), asks(world)))
        told, imagined = ([event.seen_by(seat) for event in found] for found in (happened, world.events))
        if any(asked == seat for asked, _ in here):
            assert here == there, f"seat {seat} could take back a pick after which it knew that another had no choice"
        if here == there and told == imagined:
            seen = self.game.view(world, seat), self.table.view(seat)
            assert seen[0] == seen[1], f"seat {seat} could take back a pick that showed it something"
        after = dump(self.table.state)
        entry = self.table.undo(seat)
        assert dump(self.table.state) == dump(before), "undo did not lead back to the state before"
        self.table.say(seat, entry.pick)
        assert dump(self.table.state) == after, "the same pick after undo led elsewhere"

    # -- the end --

    def at_the_end(self) -> None:
        table = self.table
        with self.law("the result is a score for each seat"):
            result = table.result()
            assert result is not None, "a game that is over has no result"
            assert len(result) == table.seats, f"{result} for {table.seats} seats"
            assert all(0.0 <= score <= 1.0 for score in result), f"{result} is not between 0 and 1"
            self.report.result = result
        with self.law("a replay from the log is the same"):
            again = replay(
                self.game,
                table.opening,
                table.entries,
                seats=table.seats,
                options=table.options,
                packs=table.content.packs,
            )
            assert dump(again.state) == dump(table.state), "the replay ends elsewhere"
            assert again.events == table.events, "the replay tells another story"
        with self.law(SECRETS):
            self.doubles.at_the_end()
        with self.law("redeal changes what is hidden"):
            dear = self.report.tried.get("a redealt world looks the same", 0)
            assert self.redeal_changed or dear < 30, "no redealt world was ever another one"


def go_on(state: BaseState, chooser: Dealer, decisions: int) -> BaseState:
    """Play a few questions at random."""
    for _ in range(decisions):
        questions = asks(state)
        if not questions:
            break
        q = questions[chooser.pick(len(questions))]
        answer(state, q.seat, q.options[chooser.pick(len(q.options))])
    return state


def check_game(
    game: Game,
    seed: int,
    *,
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    packs: Sequence[Pack] = (),
    every: int = 8,
    limit: int = 100_000,
    bot: Bot | None = None,
) -> Report:
    """Play one game under all laws, at random or with a bot on every seat. Raises LawBroken."""
    dealer = Seeded(seed * 2 + 1)
    table = Table(game, dealer, seats=seats, options=options, packs=packs, bots_only=True, watching=True)
    return Inspector(table, seed * 2, every, bot).play(limit)
