"""Numbers of actions and observations: as many as declared, the same within a rules version, decodable to words."""

from __future__ import annotations

import json
import pickle
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import monoceros.env
from env.tables import GAMES, TABLES, play_some
from monoceros.engine.chance import NoDealer, Seeded
from monoceros.engine.core import BaseState, begin
from monoceros.engine.encoder import (
    Part,
    PartKind,
    count_more,
    new_row,
    one,
    put,
    put_at,
    put_counts,
    put_each,
    put_flag,
    put_flags,
    put_mask,
    put_nothing,
    put_some,
    put_tuple_counts,
    put_which,
)
from monoceros.engine.game import Encoder, SetupError
from monoceros.engine.laws import go_on
from monoceros.engine.laws_encoder import check_observation
from monoceros.engine.questions import pick_to_json
from monoceros.engine.registry import find_game
from monoceros.env.kit import Kit, encoder_of, kit_of
from monoceros.games.crown.geometry import SPACE_NAMES
from monoceros.games.crown.tables import DRAGON, HOLDERS, WALL

CODES = Path(__file__).with_name("codes.json")


def started(name: str, **more: Any) -> Any:
    env = monoceros.env.raw_env(name, **more)
    env.reset(seed=1)
    return env


def numbers(env: Any, seat: int) -> dict[str, int]:
    """An observation by its words."""
    row = env.episode.row(seat, None)
    return dict(zip(env.kit.observation_words(), row.tolist(), strict=True))


# -- actions ---


def fingerprint(name: str) -> dict[str, Any]:
    questions = find_game(name).questions
    table = [[q.name, [pick_to_json(pick) for pick in q.domain]] for q in questions.questions]
    digest = blake2b(json.dumps(table).encode(), digest_size=12).hexdigest()
    return {"version": find_game(name).version, "actions": questions.size, "digest": digest}


@pytest.mark.parametrize("name", GAMES)
def test_action_numbers_never_change_within_a_version_of_the_rules(name: str) -> None:
    """After a change that is meant, raise the game's version and write its line in codes.json anew."""
    assert fingerprint(name) == json.loads(CODES.read_text(encoding="utf-8"))[name]


@pytest.mark.parametrize("name", GAMES)
def test_every_action_has_words_of_its_own(name: str) -> None:
    kit = kit_of(name)
    words = [kit.action_words(code) for code in range(0, kit.actions, 5)]
    assert len(set(words)) == len(words)
    with pytest.raises(ValueError, match="there is no code"):
        kit.action_words(kit.actions)


def test_words_of_an_action() -> None:
    kit = kit_of("tower")
    assert kit.action_words(kit.game.questions.code("window", "pass")) == "window: pass"


# -- observations ---


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_observations_are_as_declared(name: str, seats: int) -> None:
    env = started(name, seats=seats)
    words = env.kit.observation_words()
    assert len(set(words)) == len(words), "two numbers of the observation have the same words"
    for _ in range(6):
        play_some(env, 3)
        for seat in range(seats):
            row = env.episode.row(seat, None)
            assert row.dtype == np.uint8
            assert len(row) == len(words) == len(env.kit.highest)
            assert (row <= env.kit.highest).all()


def test_tower_a_hand_is_seen_by_its_own_seat_only() -> None:
    env = started("tower")
    play_some(env, 30)
    state = env.episode.state
    for seat in range(2):
        seen = numbers(env, seat)
        assert [seen[f"own hand: {card}"] for card in ("light ability", "common ability", "light base")] == [
            state.hands[seat * 12 + card] for card in (0, 5, 7)
        ]
        assert seen["enemy ability cards in hand"] == sum(state.hands[(1 - seat) * 12 : (1 - seat) * 12 + 7])
        assert seen["own ability cards to draw"] == state.piles[seat * 2].size()


def test_overlord_cards_face_down_are_known_to_their_owner() -> None:
    env = started("overlord", seats=3)
    for _ in range(300):
        state = env.episode.state
        hidden = [at for at, card in enumerate(state.field) if card >= 0 and not state.up[at // 6] >> at % 6 & 1]
        if hidden:
            break
        play_some(env, 1)
    owner, column = divmod(hidden[0], 6)
    cards = len(state.terms.cards)
    name = f"Battlefield (face down: {cards + 1}): column {column + 1}"
    assert numbers(env, owner)[f"own {name}"] == state.field[hidden[0]] + 1
    assert numbers(env, (owner + 1) % 3)[f"player 2 from here {name}"] == cards + 1


def test_unicornus_knights_stand_where_they_stand() -> None:
    env = started("unicornus", seats=3)
    play_some(env, 12)
    state, seen = env.episode.state, numbers(env, 1)
    assert seen["space of: the princess"] == state.place[12] + 1
    assert [seen[f"enemy tokens on: space {space}"] for space in range(len(state.army))] == state.army
    assert seen["own hero"] == state.hero_of[1] + 1


@pytest.mark.parametrize("seats", [2, 4])
def test_crown_whatever_is_on_the_board_is_seen(seats: int) -> None:
    """The encoder looks only where pieces say that they stand."""
    env, rng = started("crown", seats=seats), Random(6)
    first = env.kit.observation_words().index(f"on: {SPACE_NAMES[0]}")
    met = set()
    for _ in range(1500):
        env.step(rng.choice(env.infos[env.agent_selection]["legal"]))
        if env.ask is None:
            env.reset()
        board = env.episode.state.board
        row = env.episode.row(1, None)[first : first + len(board)]
        assert row.tolist() == [crown_number(what, seats) for what in board]
        met |= set(board)
    assert met >= {0, HOLDERS, WALL, WALL + 1, DRAGON}, "the games were too short to show everything"


def crown_number(what: int, seats: int) -> int:
    """What stands on a space, as seat 1 sees it: the holders seat by seat, the dragon, the walls seat by seat."""
    if what < 0:
        return 0
    if what == DRAGON:
        return seats * HOLDERS + 1
    if what >= WALL:
        return seats * HOLDERS + 2 + (what - WALL - 1) % seats
    return (what // HOLDERS - 1) % seats * HOLDERS + what % HOLDERS + 1


def test_the_question_that_is_asked_is_the_last_part() -> None:
    env = started("tower")
    row = env.observe(env.agent_selection)["observation"]
    asked = dict(zip(env.kit.observation_words(), row.tolist(), strict=True))
    assert asked[f"asked: {env.ask.name}"] == 1
    assert sum([number for words, number in asked.items() if words.startswith("asked: ")]) == 1


# -- writing rows ---


def test_rows_are_written_within_a_byte() -> None:
    out = new_row()
    put(out, -3)
    put(out, 400)
    put_flags(out, 1, 3)
    put_flags(out, -1, 2)
    put_mask(out, 5, 4)
    put_mask(out, 1 | 1 << 9, 10)
    put_counts(out, [2, 0, 2], 3)
    put_counts(out, [], 2)
    put_each(out, [7, 8])
    put_each(out, [-3, 7, 400])
    put_which(out, [-1, 4])
    put_flag(out, True)
    put_nothing(out, 3)
    put_some(out, [9, -1, 300, 9], 1, 2)
    put_tuple_counts(out, (1, 1), 2)
    count_more(out, len(out) - 2, [0, 1])
    expected = [0, 255, *[0, 1, 0], *[0, 0], *[1, 0, 1, 0], *[1, 0, 0, 0, 0, 0, 0, 0, 0, 1], *[1, 0, 2], *[0, 0]]
    assert list(out.getvalue()) == [*expected, *[7, 8], *[0, 7, 255], *[0, 5], 1, *[0, 0, 0], *[0, 255], *[1, 3]]


def test_long_stretches_of_zeros_and_numbers_that_are_put_in_their_place() -> None:
    out = new_row()
    put(out, 1)
    put_nothing(out, 1000)
    put_at(out, 500, 255)
    row = out.getvalue()
    assert len(row) == 1001
    assert [at for at, number in enumerate(row) if number] == [0, 500]


# -- the law ---


def leaky() -> Encoder:
    """Tells everybody the first seat's hand."""
    hand = Part("hand", [str(i) for i in range(12)])
    return Encoder(parts=lambda s: [hand], encode=lambda s, seat: bytes(s.hands[:12]))


def fixed(numbers: list[int], kind: PartKind = "count") -> Encoder:
    """Always the same row, of which a single number is declared."""
    return Encoder(parts=lambda s: [one("turn", kind)], encode=lambda s, seat: bytes(numbers))


@pytest.mark.parametrize(
    ("encoder", "complaint"),
    [
        (leaky(), "can tell a redealt world by: hand"),
        (fixed([1, 2]), "2 numbers, of which 1 are declared"),
        (fixed([2], "flag"), "turn is 2, which is not from 0"),
    ],
)
def test_the_law_finds_encoders_that_tell_too_much_or_not_what_they_declare(encoder: Encoder, complaint: str) -> None:
    game = find_game("tower")
    options, content = game.option_values({}, bots_only=True), game.content.load()
    state: BaseState = game.new_state(2, options, content, Seeded(3))
    begin(state, game.first)
    go_on(state, Seeded(4), 12)
    parts = encoder.parts(game.new_state(2, options, content, NoDealer()))

    def check_often() -> None:
        for seed in range(20):
            check_observation(game, encoder, parts, state, 1, Seeded(seed))

    with pytest.raises(AssertionError, match=complaint):
        check_often()


def test_a_game_without_an_encoder_says_so() -> None:
    with pytest.raises(SetupError, match="has no observation encoder"):
        encoder_of(replace(find_game("tower"), encoder=None))


def test_kits_are_shared_and_survive_pickling() -> None:
    kit = kit_of("overlord", 3)
    assert isinstance(kit, Kit)
    assert pickle.loads(pickle.dumps(kit)) is kit
    assert kit_of("overlord", 2) is not kit
