"""After the game: the replay leads from the first scene to the last, the counts are right, and lies are found."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from monoceros.engine.gamefile import read, verify, write
from monoceros.engine.registry import find_game
from monoceros.engine.scene import Scene
from monoceros.engine.table import Table
from monoceros.server.after import aside, file_of, replay_of, stats_of, thinking_seconds, verified
from monoceros.server.chain import first_link, link
from monoceros.server.frames import sight_of
from monoceros.server.names import Voice
from monoceros.server.store.rows import Loaded, LogEntry, NewEntry, surviving_picks
from monoceros.server.wire import Change, Replay, Result, TableFacts
from server.finished import KEY, TOWER, play

NAMES = ("Ilse", "Jun")


@pytest.fixture(scope="module")
def game() -> tuple[Table, Loaded]:
    return play()


def facts(result: Result | None = None) -> TableFacts:
    return TableFacts(
        "oak", "tower", TOWER.title, "over", [], {}, [], "", KEY.hex(), "", [], "", 0, result, "", 0, "calm"
    )


def replay(loaded: Loaded, eyes: int | None = None, you: int | None = None) -> Replay:
    return replay_of(file_of(loaded), facts(), eyes, Voice(NAMES, you))


def apply(scene: Scene, change: Change | None) -> Scene:
    """What a page does with a change."""
    if change is None:
        return scene
    things = {thing.id: thing for thing in scene.things if thing.id not in change.gone}
    things.update({thing.id: thing for thing in change.things})
    order = change.order if change.order is not None else list(things)
    parts: dict[str, Any] = {
        name: value
        for name in ("arrows", "layout", "heading", "steps_title", "steps", "rounds", "plates")
        if (value := getattr(change, name)) is not None
    }
    zones = scene.zones if change.zones is None else tuple(change.zones)
    return msgspec.structs.replace(scene, zones=zones, things=tuple([things[id_] for id_ in order]), **parts)


# -- the file ---


def test_the_file_of_a_log_is_the_file_of_the_table(game: tuple[Table, Loaded]) -> None:
    table, loaded = game
    assert any([entry.kind == "undo" for entry in loaded.entries])
    assert file_of(loaded) == read(write(table, names=NAMES, key=KEY))


# -- replay ---


@pytest.mark.parametrize("eyes", [None, 0, 1])
def test_a_replay_leads_from_the_first_scene_to_the_last(game: tuple[Table, Loaded], eyes: int | None) -> None:
    table, loaded = game
    told = replay(loaded, eyes)
    scene = told.scene
    for moment in told.moments:
        scene = apply(scene, moment.change)
    assert scene == sight_of(TOWER, table.state, eyes, Voice(NAMES)).scene
    assert scene != told.scene


def test_every_event_is_told_once_with_the_move_that_caused_it(game: tuple[Table, Loaded]) -> None:
    table, loaded = game
    told = replay(loaded)
    numbered = [moment for moment in told.moments if moment.number >= 0]
    assert [moment.number for moment in numbered] == list(range(len(table.events)))
    assert [moment.name for moment in numbered] == [event.name for event in table.events]
    moves = [moment.move for moment in told.moments]
    assert moves == sorted(moves)
    assert (moves[0], moves[-1]) == (0, len(table.entries))


def test_a_replay_says_you_to_one_seat_and_hides_what_the_eyes_could_not_see(game: tuple[Table, Loaded]) -> None:
    _, loaded = game

    def draws(eyes: int | None, you: int | None) -> set[str]:
        told = replay(loaded, eyes, you).moments
        return {"".join([span.text for span in moment.spans]) for moment in told if moment.name == "drew"}

    hidden = {f"{name} draws {what}." for name in NAMES for what in ("a base card", "an ability card")}
    assert draws(None, None) == hidden
    mine = draws(0, 0)
    assert {line for line in mine if line.startswith("Jun")} <= hidden
    assert all([line.startswith(("You draw ", "Jun draws ")) for line in mine])
    assert "You draw an ability card." not in mine


def test_marks_are_turns_attacks_and_the_end(game: tuple[Table, Loaded]) -> None:
    table, loaded = game
    told = replay_of(file_of(loaded), facts(Result([1, 0], "Ilse wins.", [])), None, Voice(NAMES))
    headings = [event for event in table.events if event.name in TOWER.headings]
    turns = [mark for mark in told.marks if not mark.icon]
    assert [told.moments[mark.moment].heading for mark in turns] == [True] * len(headings)
    assert [mark.words for mark in turns if mark.words.startswith("Turn 3:")]
    attacks = [mark for mark in told.marks if mark.icon == "crossed-swords"]
    named = {told.moments[mark.moment].name for mark in attacks}
    assert "attack" in named
    assert len(attacks) >= len([event for event in table.events if event.name == "attack"])
    assert (told.marks[-1].moment, told.marks[-1].words) == (len(told.moments) - 1, "Ilse wins.")
    assert told.marks[-1].icon == "laurel-crown"
    assert [mark.moment for mark in told.marks] == sorted([mark.moment for mark in told.marks])


def test_a_replay_can_be_sent_and_read(game: tuple[Table, Loaded]) -> None:
    told = replay(game[1], 1)
    assert msgspec.json.decode(msgspec.json.encode(told), type=Replay) == told


def test_a_game_with_packs_is_played_again_with_them() -> None:
    table, loaded = play(packs=("armies",), turn_limit=6)
    assert verified(loaded).good
    assert len(replay(loaded).moments) >= len(table.events)


def test_other_tables_go_on_while_a_replay_is_made() -> None:
    """The loop that serves them comes round many times meanwhile; made within it, a replay would let it do so twice."""
    _, loaded = play()

    async def run() -> tuple[int, int]:
        making = asyncio.ensure_future(aside(replay, loaded, 0))
        rounds = 0
        while not making.done():
            await asyncio.sleep(0)
            rounds += 1
        return rounds, len((await making).moments)

    rounds, moments = asyncio.run(run())
    assert moments > 200
    assert rounds > 20


# -- statistics ---


def test_moves_undos_and_events_are_counted(game: tuple[Table, Loaded]) -> None:
    table, loaded = game
    stats = stats_of(loaded)
    undos = [entry.seat for entry in loaded.entries if entry.kind == "undo"]
    assert stats.moves == len(table.entries) == sum([seat.moves for seat in stats.seats])
    assert [seat.undos for seat in stats.seats] == [undos.count(0), undos.count(1)]
    assert sum([seat.undos for seat in stats.seats]) > 0
    assert stats.events == len(table.events)
    counted = {name: len([event for event in table.events if event.name == name]) for name in table.game.tallies}
    wanted = [[words, str(counted[name])] for name, words in table.game.tallies.items() if counted[name]]
    assert stats.counts == wanted
    assert counted["attack"] > 0


def test_a_game_that_names_nothing_has_its_events_counted_by_their_words(game: tuple[Table, Loaded]) -> None:
    table, loaded = game
    nameless = replace(table.game, tallies={})
    stats = stats_of(loaded, lambda name: nameless)
    counts = {what: int(number) for what, number in stats.counts}
    assert counts["Attack"] == len([event for event in table.events if event.name == "attack"])
    assert "Abilities end" not in counts  # it needs no words
    numbers = [int(number) for _, number in stats.counts]
    assert numbers == sorted(numbers, reverse=True)


def test_time_goes_to_the_seat_that_moved(game: tuple[Table, Loaded]) -> None:
    _, loaded = game
    picks = [entry.seat for entry in loaded.entries if entry.kind == "pick"]
    undos = [entry.seat for entry in loaded.entries if entry.kind == "undo"]
    stats = stats_of(loaded)
    assert stats.seats[0].seconds == 2.0 * picks.count(0) + undos.count(0)
    assert stats.seats[1].seconds == 3.0 * picks.count(1) + undos.count(1)
    assert stats.seconds == stats.seats[0].seconds + stats.seats[1].seconds


def test_nobody_thinks_while_the_table_is_paused_and_no_thought_lasts_a_day() -> None:
    def at(seq: int, kind: Any, time_: str, seat: int = -1, **data: Any) -> LogEntry:
        return link("", NewEntry(seq, kind, seat, data, "", f"2026-11-15T{time_}.000Z"))

    log = [
        at(1, "join", "11:00:00", 1),
        at(2, "begin", "12:00:00"),
        at(3, "pick", "12:00:10", 0),
        at(4, "pause", "12:00:15", 1, on=True),
        at(5, "hand_over", "12:30:00", 1),
        at(6, "pause", "13:00:00", 1, on=False),
        at(7, "pick", "13:00:07", 1),
        at(8, "pick", "23:00:00", 0),
        at(9, "takeback", "23:00:05", 1, to=2),
    ]
    assert thinking_seconds(log, 2) == [10.0 + 900.0, 5.0 + 7.0 + 5.0]
    assert thinking_seconds([], 2) == [0.0, 0.0]


# -- is it true? ---


def test_a_true_game_is_verified_line_by_line(game: tuple[Table, Loaded]) -> None:
    table, loaded = game
    checked = verified(loaded)
    assert checked.good
    assert checked.lines == [
        f"The log is as it was written: {len(loaded.entries)} entries, every hash fits.",
        f"{len(table.entries)} picks are legal by the rules of {TOWER.title} (version {TOWER.version}).",
        f"The result is true: {table.result()}.",
        "The chance is the one sealed before the first pick.",
    ]
    assert [line.lower().rstrip(".") for line in checked.lines[1:]] == [
        line.lower() for line in verify(file_of(loaded), find_game)
    ]


def hashed_anew(loaded: Loaded) -> Loaded:
    """Somebody who lies writes all hashes anew."""
    before, entries = first_link(loaded.head), []
    for entry in loaded.entries:
        made = link(before, NewEntry(entry.seq, entry.kind, entry.seat, entry.data, entry.client, entry.at))
        entries.append(made)
        before = made.hash
    return Loaded(loaded.head, loaded.seats, entries, [])


@pytest.mark.parametrize(
    ("lie", "said"),
    [
        (lambda g: replace(g, entries=g.entries[:9] + g.entries[10:]), "Entry 10 of the log is missing."),
        (lambda g: replace(g, head=replace(g.head, opening=(0, *g.head.opening))), "opening is not the one"),
        (lambda g: replace(g, head=replace(g.head, result={"won": [0.5, 0.5]})), "the rules give"),
        (lambda g: replace(g, head=replace(g.head, key=bytes(32))), "key at the end is not the one that was sealed"),
        (lambda g: replace(g, head=replace(g.head, game="nothing")), "does not follow the table's header"),
        (lambda g: hashed_anew(replace(g, head=replace(g.head, content_hash="00"))), "played with other content"),
        (lambda g: hashed_anew(replace(g, head=replace(g.head, game="nothing"))), "There is no game 'nothing'"),
        (lambda g: play(dealt_with=bytes(32))[1], "is not the sealed one"),
    ],
    ids=["entry", "opening", "result", "key", "header", "content", "game", "chance"],
)
def test_a_lie_is_found(game: tuple[Table, Loaded], lie: Any, said: str) -> None:
    checked = verified(lie(game[1]))
    assert not checked.good
    assert said in checked.lines[-1] or said[0].lower() + said[1:] in checked.lines[-1]
    assert KEY.hex() not in " ".join(checked.lines)


def test_what_was_taken_back_takes_no_part(game: tuple[Table, Loaded]) -> None:
    table, loaded = game
    assert surviving_picks(loaded.entries) == table.entries
