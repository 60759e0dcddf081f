"""The game file: what is written comes back, whatever is changed is found, and wild text is refused in one line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from monoceros.engine.chance import Dealer, Sealed, Seeded, commitment
from monoceros.engine.content import read_pack
from monoceros.engine.game import Game
from monoceros.engine.gamefile import FileError, chain, open_table, plain, read, verify, write
from monoceros.engine.registry import UnknownName, find_game
from monoceros.engine.save import dump
from monoceros.engine.table import Table

from .barrow import BARROW, find_barrow

KEY = bytes(range(32))
OTHER_KEY = bytes(32)
TOWER = find_game("tower")


def play(table: Table, seed: int, decisions: int = 10_000) -> Table:
    """Random picks, so many at most."""
    rng = Seeded(seed)
    while not table.is_over and len(table.entries) < decisions:
        questions = table.asks()
        question = questions[rng.pick(len(questions))]
        table.say(question.seat, question.options[rng.pick(len(question.options))])
    return table


def tower(dealer: Dealer, seed: int, *, pack: str = "", decisions: int = 10_000) -> Table:
    packs = [TOWER.content.pack(pack)] if pack else []
    options = {"match": "single", "turn_limit": 25, "burn": seed % 2 == 0}
    return play(Table(TOWER, dealer, options=options, packs=packs), seed, decisions)


def barrow(decisions: int = 10_000) -> Table:
    """A short game with sealed chance in it."""
    return play(Table(BARROW, Sealed(KEY), options={"rounds": 2}), 4, decisions)


def short() -> str:
    return write(barrow(), names=("Ada", "Bö"), key=KEY)


def bodies_of(text: str) -> list[Any]:
    bodies = [json.loads(line) for line in text.splitlines()]
    for body in bodies:
        body.pop("hash")
    return bodies


def sealed_again(bodies: list[Any]) -> str:
    """What a forger would do: every hash made anew."""
    lines, previous = [], ""
    for body in bodies:
        previous = chain(previous, body)
        lines.append(plain({**body, "hash": previous}))
    return "\n".join(lines) + "\n"


def check(text: str) -> list[str]:
    return verify(read(text), find_barrow)


# -- there and back ---


@pytest.mark.parametrize("pack", ["", "armies"])
@pytest.mark.parametrize("decisions", [0, 30, 10_000])
@pytest.mark.parametrize("sealed", [True, False])
def test_a_game_comes_back_as_it_was_played(sealed: bool, decisions: int, pack: str) -> None:
    for seed in range(3):
        table = tower(Sealed(KEY) if sealed else Seeded(seed), seed, pack=pack, decisions=decisions)
        text = write(table, names=("Ada", "Bö"), key=KEY if sealed else None)
        file = read(text)
        assert (file.game, file.rules_version, file.seats, file.names) == ("tower", TOWER.version, 2, ("Ada", "Bö"))
        assert (file.options, file.content_hash) == (table.options, table.content.hash)
        assert (file.opening, list(file.entries), file.result) == (table.opening, table.entries, table.result())
        assert [p.name for p in file.packs] == ([pack] if pack else [])
        again = open_table(file, find_game)
        assert (dump(again.state), again.events) == (dump(table.state), table.events)
        assert write(again, names=file.names, key=KEY if sealed else None) == text
        assert verify(file, find_game)


def test_verify_says_what_was_checked() -> None:
    table = tower(Sealed(KEY), 1)
    legal = f"{len(table.entries)} picks are legal by the rules of Attack at the Tower (version {TOWER.version})"
    true = f"the result is true: {table.result()}"
    sealed = "the chance is the one sealed before the first pick"
    assert verify(read(write(table, key=KEY)), find_game) == [legal, true, sealed]
    assert verify(read(write(table)), find_game) == [legal, true, "the chance was not sealed: it is as the file says"]
    running = verify(read(write(tower(Sealed(KEY), 1, decisions=20), key=KEY)), find_game)
    assert running[1:] == ["the chance is sealed; its key is shown when the game is over"]


def test_a_file_opens_after_any_number_of_picks() -> None:
    table = tower(Seeded(2), 2)
    file = read(write(table))
    for until in (0, 1, 17, len(table.entries)):
        assert open_table(file, find_game, until=until).entries == table.entries[:until]
    assert open_table(file, find_game, until=len(table.entries)).is_over


def test_a_file_is_lines_of_json_with_a_header_and_a_closing_line() -> None:
    head, *entries, closing = bodies_of(short())
    assert head == {
        "format": "monoceros game",
        "format_version": 1,
        "game": "barrow",
        "rules_version": 3,
        "content_hash": BARROW.content.load().hash,
        "packs": [],
        "seats": 2,
        "options": {"rounds": 2, "loud": False, "lamp": "oil"},
        "names": ["Ada", "Bö"],
        "seal": commitment(KEY),
        "opening": [],
    }
    assert [entry["n"] for entry in entries] == list(range(1, len(entries) + 1))
    assert set(entries[0]) == {"n", "seat", "question", "pick", "chance"}
    assert closing == {"close": len(entries), "result": barrow().result(), "key": KEY.hex()}
    assert any(entry["chance"] for entry in entries)


# -- the key ---


def test_the_key_is_in_the_file_only_when_the_game_is_over() -> None:
    table = Table(BARROW, Sealed(KEY), options={"rounds": 3})
    rng = Seeded(4)
    while not table.is_over:
        text = write(table, key=KEY)
        assert (KEY.hex() in text, commitment(KEY) in text) == (False, True)
        assert read(text).key is None
        question = table.asks()[0]
        table.say(question.seat, question.options[rng.pick(len(question.options))])
    assert read(write(table, key=KEY)).key == KEY


def test_no_error_shows_the_key() -> None:
    text = short()
    assert KEY.hex() in text
    shown = ""
    for at in range(len(text)):
        with pytest.raises(FileError) as caught:
            check(text[:at] + "\x00" + text[at + 1 :])
        shown += str(caught.value)
    assert KEY.hex()[8:24] not in shown


# -- changed files ---


def test_any_changed_byte_is_found() -> None:
    data = short().encode()
    check(data.decode())
    for at in range(len(data)):
        for flipped in (data[at] ^ 1, data[at] ^ 0x20, data[at] ^ 0x0E):
            changed = data[:at] + bytes([flipped]) + data[at + 1 :]
            try:
                text = changed.decode()
            except UnicodeDecodeError:
                continue  # whoever reads bytes finds this out
            with pytest.raises(FileError):
                check(text)


def test_a_byte_more_or_less_is_found() -> None:
    text = short()
    for at in range(len(text)):
        for changed in (text[:at] + text[at + 1 :], text[:at] + text[at] + text[at:], text[:at] + " " + text[at:]):
            with pytest.raises(FileError):
                check(changed)


def test_a_file_that_is_cut_off_anywhere_is_found() -> None:
    text = short()
    for end in range(len(text)):
        with pytest.raises(FileError):
            check(text[:end])


def changed_lines(lines: list[str]) -> Iterator[list[str]]:
    for at in range(len(lines)):
        yield lines[:at] + lines[at + 1 :]
        yield lines[:at] + [lines[at]] + lines[at:]
        yield lines[:at] + ["\n"] + lines[at:]
        for other in range(at):
            yield [*lines[:other], lines[at], *lines[other + 1 : at], lines[other], *lines[at + 1 :]]


def test_lines_left_out_doubled_or_swapped_are_found() -> None:
    lines = short().splitlines(keepends=True)
    for changed in changed_lines(lines):
        with pytest.raises(FileError):
            check("".join(changed))
    with pytest.raises(FileError, match="line 3 was changed: its hash does not fit"):
        check("".join([*lines[:2], *lines[3:]]))


def test_a_line_of_another_game_is_found() -> None:
    mine, other = short().splitlines(keepends=True), write(play(Table(BARROW, Sealed(KEY)), 5)).splitlines(True)
    for at in range(1, min(len(mine), len(other))):
        if mine[at] != other[at]:
            with pytest.raises(FileError, match=f"line {at + 1} was changed"):
                check("".join([*mine[:at], other[at], *mine[at + 1 :]]))


# -- forged files ---


def test_forged_chance_is_found_in_every_pick() -> None:
    bodies = bodies_of(short())
    forged = 0
    for number, body in enumerate(bodies[1:-1], 1):
        for at, outcome in enumerate(body["chance"]):
            for other in range(16):
                if other != outcome:
                    forged += 1
                    body["chance"][at] = other
                    with pytest.raises(FileError, match=rf"pick {number}\b|pick \d+ \(|the result"):
                        check(sealed_again(bodies))
                    body["chance"][at] = outcome
    assert forged >= 15
    check(sealed_again(bodies))


def test_a_forged_opening_is_found() -> None:
    bodies = bodies_of(write(tower(Sealed(KEY), 1, decisions=0), key=KEY))
    bodies[0]["opening"] = [1 - bodies[0]["opening"][0]]
    bodies[-1]["key"] = KEY.hex()
    with pytest.raises(FileError, match="the opening's chance is not the sealed one"):
        verify(read(sealed_again(bodies)), find_game)


def forge(change: Any) -> str:
    bodies = bodies_of(short())
    change(bodies)
    return sealed_again(bodies)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda b: b[-1].update(key=OTHER_KEY.hex()), "the key at the end is not the one that was sealed at the start"),
        (lambda b: b[0].update(seal=commitment(OTHER_KEY)), "the key at the end is not the one that was sealed"),
        (lambda b: b[-1].pop("key"), "the game is over, but the key of its sealed chance is missing"),
        (lambda b: b[-1].update(result=[1.0, 1.0]), r"the file gives the result \[1.0, 1.0\], the rules give"),
        (lambda b: b[-1].update(result=None), "the file gives the result None, the rules give"),
        (lambda b: b[-1].update(close=3), r"the closing line counts 3 picks, the file has \d"),
        (lambda b: b.pop(), "the closing line is missing: the file was cut off"),
        (lambda b: b[1].update(n=2), "pick 1 says that it is number 2"),
        (lambda b: b[1].update(pick="spade"), r"pick 1 \(gear\) is not legal: .* legal: \['lamp', 'rope'\]"),
        (lambda b: b[1].update(question="plan"), "pick 1 answers gear, not plan"),
        (lambda b: b[0].update(opening=[1]), "the opening holds more chance than the rules ask for"),
        (lambda b: b[0].update(seats=4), "Barrow is for 2 to 3 players, not 4"),
        (lambda b: b[0]["options"].update(rounds=0), "option rounds is a number from 1 to 50, not 0"),
        (lambda b: b[0]["options"].update(rounds=[]), r"option rounds is a number from 1 to 50, not \[\]"),
        (lambda b: b[0]["options"].update(dark=True), "Barrow has no option 'dark'"),
        (lambda b: b[0].update(content_hash="0"), r"the game was played with other content \(0\) than is here"),
        (lambda b: b[0].update(packs=[{"name": "x", "tables": {"find": 1}}]), r"x: write each row of find under"),
        (lambda b: b[0].pop("seal"), "the file does not have the shape of a game file: KeyError 'seal'"),
        (lambda b: b[0].update(seats=float("inf")), "the file does not have the shape of a game file: OverflowError"),
        (lambda b: b[1].update(chance=[True]), "chance is a list of whole numbers"),
        (lambda b: b[1].update(chance=5), "chance is a list of whole numbers"),
        (lambda b: b[1].update(pick=1.5), "a pick is a number, a word, or a list of these, not 1.5"),
        (lambda b: b[1].update(pick={"a": 1}), "a pick is a number, a word, or a list of these"),
    ],
)
def test_a_forged_file_is_refused_and_says_why(change: Any, message: str) -> None:
    with pytest.raises(FileError, match=message):
        check(forge(change))


@pytest.mark.parametrize("length", [1, 15, 65])
def test_a_key_that_no_dealer_takes_is_refused(length: int) -> None:
    key = bytes(length)

    def change(bodies: list[Any]) -> None:
        bodies[0]["seal"] = commitment(key)
        bodies[-1]["key"] = key.hex()

    with pytest.raises(FileError, match=f"a sealed dealer's key has 16 to 64 bytes, not {length}"):
        check(forge(change))


# -- other games, other content, other rules ---


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "its closing line is missing"),
        ("\n", "this is no monoceros game file: line 1 is no JSON object"),
        ("hello", "the last line is cut off"),
        ("hello\n", "this is no monoceros game file: line 1 is no JSON object"),
        ('[Event "F/S Return Match"]\n\n1. e4 e5\n', "this is no monoceros game file"),
        ("[1, 2]\n", "this is no monoceros game file: line 1 is no JSON object"),
        ("null\n", "this is no monoceros game file: line 1 is no JSON object"),
        ('{"a": 1}\n', "this is no monoceros game file: its first line does not say so"),
        ('{"format": "chess"}\n', "this is no monoceros game file: its first line does not say so"),
        ('{"format": "monoceros game"}\n', "the file has format None; only 1 can be read here"),
        ('{"format": "monoceros game", "format_version": 2}\n', "the file has format 2; only 1 can be read here"),
        ('{"format": "monoceros game", "format_version": 1}\n', "line 1 was changed: its hash does not fit"),
        ("\ufeff" + short(), "this is no monoceros game file"),
        (short().replace("\n", "\r\n"), "line 1 was changed"),
        ("[" * 100_000 + "\n", "this is no monoceros game file"),
        ('{"a":' * 100_000 + "\n", "this is no monoceros game file"),
        (short().splitlines(keepends=True)[0], "the file ends after its first line: its closing line is missing"),
    ],
)
def test_other_files_are_no_game_files(text: str, message: str) -> None:
    with pytest.raises(FileError, match=message):
        read(text)


def test_a_game_that_is_not_here_is_named() -> None:
    with pytest.raises(UnknownName, match=r"there is no game 'barrow'; there are: .*tower"):
        verify(read(short()), find_game)


def changed_barrow(**changes: Any) -> Game:
    return replace(BARROW, **changes)


def test_a_game_with_other_content_is_refused() -> None:
    kit = BARROW.content
    richer = changed_barrow(content=replace(kit, text=kit.text.replace("copies = 4", "copies = 5")))
    with pytest.raises(FileError, match="other content") as caught:
        verify(read(short()), lambda name: richer)
    assert kit.load().hash in str(caught.value)
    assert richer.content.load().hash in str(caught.value)


def test_a_pack_is_pinned_in_the_file() -> None:
    """The game can be played again where the pack has changed since, or is not there any more."""
    pack = BARROW.content.pack("rich")
    table = play(Table(BARROW, Sealed(KEY), packs=[pack]), 3)
    file = read(write(table, key=KEY))
    assert [p.plain() for p in file.packs] == [{"name": "rich", "tables": {"find": [{"id": "torc", "copies": 8}]}}]
    for packs in ({}, {"rich": 'find = [{id = "torc", copies = 9}]'}):
        without = changed_barrow(content=replace(BARROW.content, packs=packs))
        assert dump(open_table(file, lambda name: without).state) == dump(table.state)  # noqa: B023
        assert verify(file, lambda name: without)[-1] == "the chance is the one sealed before the first pick"  # noqa: B023


def test_two_packs_are_laid_over_in_the_order_of_the_file() -> None:
    poor = read_pack('find = [{id = "torc", copies = 1}]', "poor")
    rich = BARROW.content.pack("rich")
    hashes = set()
    for packs in ([poor, rich], [rich, poor]):
        table = play(Table(BARROW, Seeded(1), packs=packs), 3)
        file = read(write(table))
        assert [p.name for p in file.packs] == [p.name for p in packs]
        assert verify(file, find_barrow)
        hashes.add(file.content_hash)
    assert len(hashes) == 2


def test_a_forged_pack_does_not_fit_the_content_hash() -> None:
    table = play(Table(BARROW, Sealed(KEY), packs=[BARROW.content.pack("rich")]), 3)
    bodies = bodies_of(write(table, key=KEY))
    bodies[0]["packs"][0]["tables"]["find"][0]["copies"] = 9
    with pytest.raises(FileError, match="other content"):
        check(sealed_again(bodies))


def test_picks_that_later_rules_do_not_allow_are_named_with_both_versions() -> None:
    later = changed_barrow(version=4, first=TOWER.first, setup=TOWER_SETUP)
    with pytest.raises(FileError, match=r"the opening is not legal: no outcome .* \(rules 3, here 4\)"):
        open_table(read(short()), lambda name: later)


def TOWER_SETUP(*args: Any) -> Any:  # noqa: N802
    return TOWER.setup(2, TOWER.option_values({}), TOWER.content.load())


# -- wild text ---

words = st.text(max_size=8) | st.sampled_from(["\ud800", "tower", "rest", "delve", "torc", "find", "00" * 16, "∞"])
numbers = st.integers() | st.integers(-3, 20) | st.floats() | st.sampled_from([10**30, -0.0])
leaves = st.none() | st.booleans() | numbers | words
values = st.recursive(leaves, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3))


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in the data."""
    if path:
        yield path
    if isinstance(data, dict | list):
        for key in data if isinstance(data, dict) else range(len(data)):
            yield from places(data[key], (*path, key))


def put(data: Any, path: tuple[Any, ...], value: Any) -> None:
    for key in path[:-1]:
        data = data[key]
    data[path[-1]] = value


def packed() -> list[Any]:
    """A short game with a pack in its file."""
    table = play(Table(BARROW, Sealed(KEY), packs=[BARROW.content.pack("rich")], options={"rounds": 2}), 4)
    return bodies_of(write(table, names=("Ada",), key=KEY))


def armies() -> list[Any]:
    """The header of a real game, with the many rows of its pack, and no picks."""
    return bodies_of(write(tower(Sealed(KEY), 1, pack="armies", decisions=0), key=KEY))


def wild(places: list[tuple[Any, ...]]) -> Any:
    return st.lists(st.tuples(st.sampled_from(places), values), min_size=1, max_size=3)


def forged(bodies: list[Any], changes: list[tuple[tuple[Any, ...], Any]]) -> str:
    """The file with these changes and every hash made anew, as far as it can be."""
    for path, value in changes:
        with suppress(KeyError, TypeError, IndexError):  # the place is gone by another change
            put(bodies, path, value)
    try:
        return sealed_again([body for body in bodies if isinstance(body, dict)])
    except (UnicodeEncodeError, RecursionError, TypeError):  # the last: an index became the key of an object
        return "\n".join([json.dumps(body) for body in bodies]) + "\n"


@settings(max_examples=250, deadline=None)
@given(wild(list(places(packed()))))
@example([((0, "names"), ["\ud800"])])
@example([((0, "options"), {"rounds": None})])
@example([((0, "seats"), float("nan"))])
@example([((1, "seat"), float("inf"))])
@example([((1, "pick"), json.loads("[" * 400 + "]" * 400))])
@example([((0, "packs"), json.loads("[" * 400 + "]" * 400))])
def test_wild_data_in_a_forged_file_is_refused_or_true(changes: list[tuple[tuple[Any, ...], Any]]) -> None:
    with suppress(FileError):
        assert verify(read(forged(packed(), changes)), lambda name: BARROW)


@settings(max_examples=150, deadline=None)
@given(wild(list(places(armies()))))
def test_wild_data_in_the_header_of_a_real_game_is_refused_or_true(changes: list[tuple[tuple[Any, ...], Any]]) -> None:
    with suppress(FileError):
        assert verify(read(forged(armies(), changes)), lambda name: TOWER)


@settings(max_examples=200, deadline=None)
@given(st.text() | st.binary().map(lambda data: data.decode("utf-8", "surrogateescape")))
@example('{"format":"monoceros game","format_version":1,"a":"\\ud800"}\n')
@example('{"format":"monoceros game","format_version":1,"a":' + "[" * 700 + "]" * 700 + "}\n")
@example('{"format":"monoceros game","format_version":1,"a":' + "9" * 5000 + "}\n")
@example("\udcff\n")
def test_wild_text_is_refused(text: str) -> None:
    with pytest.raises(FileError):
        read(text)


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_wild_cuts_and_pastes_are_refused(data: st.DataObject) -> None:
    text = short()
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, len(text)))
    pasted = data.draw(st.text(max_size=10) | st.sampled_from(text.splitlines(keepends=True)))
    changed = text[:start] + pasted + text[end:]
    if changed != text:
        with pytest.raises(FileError):
            check(changed)
