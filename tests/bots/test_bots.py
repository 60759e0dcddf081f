"""Bots: what they are shown, how they are made, that they play fair, repeatably and better from level to level."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from games.tower.spots import battle, match_of, set_board, spot
from kit import Played
from monoceros.bots import match, spec
from monoceros.bots.champion import Champion, best_of, make_search, run
from monoceros.bots.levels import Knight, RandomBot, Squire
from monoceros.bots.match import EndlessGame, MatchResult, play_match, stream
from monoceros.bots.plan import Plan
from monoceros.bots.search import Search
from monoceros.bots.seeds import derive
from monoceros.bots.spec import BotError, make_bot
from monoceros.cli.sim import Job, Outcome, play_random
from monoceros.engine.bot import Bot, Seen, show
from monoceros.engine.chance import Dealer, Seeded
from monoceros.engine.core import BaseState, Pick, asks, begin
from monoceros.engine.game import Setting
from monoceros.engine.playout import count_choices, play_out
from monoceros.engine.registry import UnknownName, find_game
from monoceros.engine.save import dump
from monoceros.engine.table import Table
from monoceros.games.tower.facts import count_troops
from monoceros.games.tower.tables import CARDS

TOWER = find_game("tower")
CONTENT = TOWER.content.load()
SINGLE = TOWER.option_values({"match": "single"}, bots_only=True)
ARMIES = TOWER.content.load([TOWER.content.pack("armies")])


def games(bots: Sequence[Bot], number: int, **options: Any) -> list[MatchResult]:
    """So many games; the bots change seats after each."""
    values = TOWER.option_values({"match": "single", **options}, bots_only=True)
    orders = [list(bots), list(reversed(bots))]
    return [play_match(TOWER, orders[seed % 2], seed, values, CONTENT) for seed in range(number)]


def wins_of_first(bots: Sequence[Bot], number: int) -> float:
    return sum([result.score[seed % 2] for seed, result in enumerate(games(bots, number))])


def new_game(seed: int, content: Any = CONTENT, options: Any = SINGLE) -> BaseState:
    state = TOWER.new_state(2, options, content, Seeded(seed))
    begin(state, TOWER.first)
    return state


def seen_at(t: Played, seat: int = 0, seed: int = 1) -> Seen:
    """What the table shows to a bot on this seat."""
    return show(TOWER, Setting(2, SINGLE, CONTENT), t.state, t.ask(seat), Seeded(seed))


# -- the same games, whoever runs them ---


class Streams(Dealer):
    """For the engine's own loop: the very chance that a match of bots would use for each draw."""

    def __init__(self, state: BaseState, seed: int) -> None:
        self.state = state
        self.order = stream(seed, 1)
        self.own = [stream(seed, 2), stream(seed, 4)]
        self.chosen: int | None = None  # the seat whose question was picked, if several are open

    def pick(self, n: int) -> int:
        questions = asks(self.state)
        if len(questions) > 1 and self.chosen is None:
            i = self.order.pick(n)
            self.chosen = questions[i].seat
            return i
        seat = questions[0].seat if self.chosen is None else self.chosen
        self.chosen = None
        return self.own[seat].pick(n)


@pytest.mark.parametrize("content", [CONTENT, ARMIES], ids=["fae", "armies"])
def test_random_bots_play_the_games_of_the_engines_own_loop(content: Any) -> None:
    for seed in range(12):
        result = play_match(TOWER, [RandomBot(), RandomBot()], seed, SINGLE, content)
        state = TOWER.new_state(2, SINGLE, content, stream(seed, 0))
        begin(state, TOWER.first)
        decisions = play_out(state, Streams(state, seed), 100_000)
        assert MatchResult(TOWER.score(state), decisions) == result
        assert decisions > 10


def test_the_two_loops_of_the_engine_agree_and_stop_when_told() -> None:
    for seed in range(5):
        state, other = new_game(seed), new_game(seed)
        chooser, same = Seeded(seed + 100), Seeded(seed + 100)
        assert play_out(state, chooser, 7) == 7
        assert play_out(state, chooser, 0) == 0
        decisions = 7 + play_out(state, chooser, 100_000)
        counted = count_choices(other, OnlyIfSeveral(other, same), 100_000)
        assert dump(state) == dump(other)
        assert counted[0] == decisions >= counted[1]
        assert counted[2] > counted[1] + decisions
        assert play_out(state, chooser, 100) == 0  # it is over


class OnlyIfSeveral(Dealer):
    """Draws for the question only if several are open, as `play_out` does."""

    def __init__(self, state: BaseState, inner: Dealer) -> None:
        self.state, self.inner, self.at_question = state, inner, True

    def pick(self, n: int) -> int:
        self.at_question = not self.at_question
        if not self.at_question and len(asks(self.state)) == 1:
            return 0
        return self.inner.pick(n)


def test_the_quick_simulation_is_the_game_that_a_table_plays() -> None:
    """`monoceros sim` with random bots checks nothing and tells nothing; a table with the same chance ends the same."""
    job = Job(Plan("tower", 2, SINGLE, ()), ("random", "random"), 5)
    for number in range(6):
        table = Table(TOWER, Seeded(derive(5, number, "table")), options=SINGLE)
        chooser = Seeded(derive(5, number, "players"))
        while questions := table.asks():
            question = questions[chooser.pick(len(questions))] if len(questions) > 1 else questions[0]
            table.say(question.seat, question.options[chooser.pick(len(question.options))])
        expected = Outcome(table.result(), len(table.entries), table.view(None).turn)
        assert play_random(TOWER, CONTENT, job, number) == expected


@pytest.mark.parametrize("name", ["random", "squire", "knight:worlds=1,ahead=2", "champion:iterations=6"])
def test_the_same_seed_gives_the_same_game_and_another_seed_another(name: str) -> None:
    def played(seed: int, bots: Sequence[Bot]) -> tuple[MatchResult, list[Pick]]:
        noted: list[Pick] = []
        return play_match(TOWER, [Noting(bot, noted) for bot in bots], seed, SHORT, CONTENT), noted

    once = [make_bot(name, TOWER), make_bot(name, TOWER)]
    first = played(1, once)
    assert played(2, once) != first
    assert played(1, once) == first  # nothing is kept from game to game
    assert played(1, [make_bot(name, TOWER), make_bot(name, TOWER)]) == first


SHORT = TOWER.option_values({"match": "single", "turn_limit": 4})


class Noting(Bot):
    """Plays as another bot does, and writes its picks down."""

    def __init__(self, inner: Bot, noted: list[Pick]) -> None:
        self.inner, self.noted = inner, noted

    def choose(self, seen: Seen, rng: Dealer) -> Pick:
        pick = self.inner.choose(seen, rng)
        self.noted.append((seen.ask.seat, seen.ask.name, pick))
        return pick


def test_a_game_without_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "MOST_DECISIONS", 20)
    with pytest.raises(EndlessGame, match="Attack at the Tower with seed 3 did not end within 20 decisions"):
        play_match(TOWER, [RandomBot(), RandomBot()], 3, SINGLE, CONTENT)


# -- what a bot is shown ---


class Spy(Bot):
    """Plays as another bot does, and looks at what it was shown beside the true state."""

    def __init__(self, inner: Bot, true: Callable[[], Any]) -> None:
        self.inner, self.true = inner, true
        self.decisions = self.other_hands = 0

    def choose(self, seen: Seen, rng: Dealer) -> Pick:
        state, seat = self.true(), seen.ask.seat
        before = dump(state)
        self.look(seen, state, seat)
        pick = self.inner.choose(seen, rng)
        assert dump(state) == before, "thinking changed the true state"
        assert pick in seen.ask.options
        return pick

    def look(self, seen: Seen, state: Any, seat: int) -> None:
        imagined: Any = seen.imagined
        assert imagined is not state
        assert imagined.chance is not state.chance
        for name in ("hands", "piles", "discards", "bases", "troops", "stack", "events"):
            assert getattr(imagined, name) is not getattr(state, name)
        assert seen.view == TOWER.view(state, seat)
        for world in seen.worlds(2, Seeded(self.decisions)):
            assert world is not state
            assert TOWER.view(world, seat) == seen.view
        other = slice((1 - seat) * CARDS, (1 - seat) * CARDS + CARDS)
        self.decisions += 1
        self.other_hands += imagined.hands[other] != state.hands[other]


@pytest.fixture
def true_state(monkeypatch: pytest.MonkeyPatch) -> Callable[[], Any]:
    """The state of the match that is being played, which no bot should ever get."""
    held: list[BaseState] = []

    def spied_show(game: Any, setting: Any, state: Any, ask: Any, imagination: Any) -> Seen:
        held[:] = [state]
        return show(game, setting, state, ask, imagination)

    monkeypatch.setattr(match, "show", spied_show)
    return lambda: held[0]


@pytest.mark.parametrize(
    ("name", "number"), [("random", 6), ("squire", 10), ("knight:worlds=2,ahead=2", 4), ("champion:iterations=8", 4)]
)
def test_no_bot_is_shown_the_true_state(name: str, number: int, true_state: Callable[[], Any]) -> None:
    spies = [Spy(make_bot(name, TOWER), true_state) for _ in (0, 1)]
    games(spies, number, turn_limit=15)
    for spy in spies:
        assert spy.decisions > 60
        assert spy.other_hands > spy.decisions / 3


def test_a_table_shows_a_bot_what_a_match_shows_it() -> None:
    table = Table(TOWER, Seeded(3))
    (ask, _) = table.asks()
    seen = table.seen(ask, Seeded(1))
    assert (seen.game, seen.setting, seen.ask) == (TOWER, table.setting, ask)
    assert seen.imagined is not table.state
    assert seen.view == table.view(0)
    assert seen.view is seen.view  # made once


def test_worlds_differ_from_each_other() -> None:
    t = battle(spot(a="Treecity 2", b="Burrows 2", hand_a="Elves", hand_b="Trolls, Druids, Lair base"))
    worlds: list[Any] = seen_at(t).worlds(20, Seeded(2))
    assert len({tuple(world.hands[CARDS:]) for world in worlds}) > 10
    assert {tuple(world.hands[:CARDS]) for world in worlds} == {tuple(t.state.hands[:CARDS])}


# -- strength ---


def test_squire_beats_random_clearly() -> None:
    assert wins_of_first([Squire(), RandomBot()], 40) >= 34


def test_knight_beats_squire() -> None:
    assert wins_of_first([Knight(), Squire()], 20) >= 14


def test_champion_beats_squire_even_when_it_thinks_little() -> None:
    assert wins_of_first([Champion(iterations=40), Squire()], 8) >= 6


def in_a_match(a: str, b: str) -> Played:
    """A single game whose first player, with these boards, is about to attack; nobody holds an ability."""
    t = match_of(1, match="single")
    for seat, board in enumerate((a, b)):
        set_board(t.state, seat, board)
    t.state.mustered = count_troops(t.state)
    return t.say("0 decline").expect_name(0, "attack")


def lethal() -> Played:
    """Four spiderriders, 12 damage, before an empty territory: the palace would fall."""
    return in_a_match("Lair 2, Lair 2", " | Treecity 2, Burrows 2 | Burrows 2, Burrows 2")


@pytest.mark.parametrize("name", ["knight", "champion:iterations=200", "champion:iterations=200,depth=0"])
@pytest.mark.parametrize("seed", range(3))
def test_an_attack_that_wins_is_found(name: str, seed: int) -> None:
    bot, t = make_bot(name, TOWER), lethal()
    assert bot.choose(seen_at(t, seed=seed), Seeded(seed)) == ("attack", "1", 1)
    t.say("0 attack 1 1")
    assert bot.choose(seen_at(t, seed=seed), Seeded(seed)) == "palace"
    t.say("0 palace")
    while not t.is_over:  # the palace strikes back as it falls
        t.expect_name(1, "assign").say(f"1 {t.options(1)[0]}")
    assert TOWER.score(t.state) == [1.0, 0.0]


@pytest.mark.parametrize("name", ["knight", "champion:iterations=200"])
def test_a_palace_that_would_not_fall_is_left_alone(name: str) -> None:
    """One dragon before an empty territory: its 4 damage do nothing to the palace, which would strike it down."""
    t = in_a_match("Nest 1", " | Burrows 1").say("0 attack 1 1").expect_name(0, "go_on")
    assert make_bot(name, TOWER).choose(seen_at(t), Seeded(1)) == "stay"


def test_a_single_option_needs_no_thought() -> None:
    t = battle(spot(a="Lair 2", b="Burrows 2"))
    seen = seen_at(t)
    seen.ask.options = ["end"]
    for bot in (RandomBot(), Squire(), Knight(), Champion()):
        assert bot.choose(seen, Seeded(1)) == "end"


def test_squire_slips_as_often_as_told() -> None:
    t = lethal()
    seen = seen_at(t)

    def found(slips: float) -> int:
        bot, rng = Squire(slips), Seeded(7)
        return sum([bot.choose(seen, rng) == ("attack", "1", 1) for _ in range(200)])

    assert found(0) > 150 > 100 > found(1) > 5


# -- the search ---


def search_at(t: Played, seat: int = 0) -> Search:
    return make_search(TOWER, seen_at(t, seat).imagined, seat, 2, (0.3, 4, False))


def test_the_visits_of_a_search_add_up() -> None:
    t = battle(spot(a="Lair 2, Treecity 1 | Burrows 2", b="Treecity 2 | Burrows 1", hand_b="Druids, Nest base"))
    search = search_at(t)
    for number in (1, 9, 140):
        search.run(number, Seeded(number))
    tally = search.tally()
    assert set(tally) == set(t.ask(0).options)
    assert sum([visits for visits, _ in tally.values()]) == search.simulations == search.root.visits == 150
    assert all([visits > 0 and 0 <= total <= visits for visits, total in tally.values()])
    for found in search.root.children.values():
        assert all([node.available >= node.visits for node in found.values()])


def test_the_first_tries_of_all_options_are_in_the_same_world_and_so_are_the_second_ones() -> None:
    search = search_at(battle(spot(a="Lair 2, Treecity 1 | Burrows 2", b="Treecity 2 | Burrows 1", hand_b="Druids")))
    worlds: list[Any] = []
    redeal = search.redeal

    def watched(state: Any, seat: int, rng: Dealer) -> Any:
        world = redeal(state, seat, rng)
        worlds.append((dump(world), rng.pick(1000)))  # the world, and the luck after it
        return world

    search.redeal = watched
    tries: dict[int, set[Any]] = {}
    tally = dict.fromkeys(search.question.options, 0)
    rng = Seeded(7)
    for _ in range(60):
        search.run(1, rng)
        now = {pick: visits for pick, (visits, _) in search.tally().items()}
        tried = next(pick for pick in now if now[pick] != tally[pick])
        tries.setdefault(tally[tried], set()).add(repr(worlds[-1]))
        tally = {**tally, **now}
    assert len(worlds) == 60
    assert all([len(found) == 1 for found in tries.values()])
    assert len(set.union(*tries.values())) == len(tries) > 3


def test_a_node_belongs_to_the_seat_that_is_asked_there() -> None:
    """Whether the other has something to play differs from world to world, and so does who is asked next."""
    t = battle(
        spot(a="Lair 2, Treecity 2", b="Treecity 2, Burrows 2", hand_a="Elves, Elves, Lair base", hand_b="Elves")
    )
    search = search_at(t)
    search.run(300, Seeded(1))
    several = 0
    ahead = [search.root]
    while ahead:
        node = ahead.pop()
        several += len(node.children) > 1
        for (seat, _), found in node.children.items():
            assert {child.seat for child in found.values()} <= {seat}
            ahead += found.values()
    assert several > 0


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_that_decides_together_with_others_searches_its_own_question(seat: int) -> None:
    t = Played(TOWER, TOWER.new_state(2, SINGLE, ARMIES, Seeded(1)), TOWER.first, chance=Seeded(1))
    search = make_search(TOWER, TOWER.redeal(t.state, seat, Seeded(2)), seat, 2, (0.3, 4, False))
    search.run(40, Seeded(3))
    assert list(search.root.children) == [(seat, "army")]
    assert set(search.tally()) == set(t.ask(seat).options)


def test_a_search_to_the_end_of_the_game_is_the_truth_about_it() -> None:
    t = lethal()
    search = make_search(TOWER, t.state, 0, 2, (0.3, 0, True))
    search.run(60, Seeded(1))
    tally = search.tally()
    assert max(tally, key=lambda pick: tally[pick]) == ("attack", "1", 1)
    assert {total % 0.5 for _, total in tally.values()} == {0.0}  # won, lost or drawn: nothing between


def test_the_champion_is_the_same_for_the_same_seed_and_takes_what_was_tried_most() -> None:
    t = battle(spot(a="Lair 2, Treecity 1 | Burrows 2", b="Treecity 2 | Burrows 1", hand_b="Druids, Nest base"))
    bot = Champion(iterations=50)
    tallies = [bot.think(seen_at(t), Seeded(seed)) for seed in (1, 1, 2)]
    assert tallies[0] == tallies[1] != tallies[2]
    most = max(tallies[0], key=lambda pick: tallies[0][pick])
    assert [bot.choose(seen_at(t), Seeded(1)) for _ in range(2)] == [most, most]


def test_between_options_that_did_equally_well_the_champion_takes_any() -> None:
    tally = {"a": (3, 1.5), "b": (4, 2.0), "c": (4, 2.0), "d": (4, 1.9)}
    taken = [best_of(["a", "b", "c", "d", "e"], tally, Seeded(seed)) for seed in range(40)]
    assert set(taken) == {"b", "c"}
    assert best_of(["e", "f"], {}, Seeded(1)) in ("e", "f"), "never tried at all"


def test_a_champion_in_processes_gives_a_legal_pick_and_closes_its_pool() -> None:
    t = lethal()
    bot = Champion(iterations=120, jobs=2)
    try:
        tally = bot.think_in_processes(seen_at(t), Seeded(4))
        assert sum([visits for visits, _ in tally.values()]) == 120
        assert bot.choose(seen_at(t), Seeded(4)) == ("attack", "1", 1)
        assert bot.pool is not None
        workers = list(bot.pool._processes.values())
        assert len(workers) == 2
    finally:
        bot.close()
    assert bot.pool is None
    assert not [worker for worker in workers if worker.is_alive()]
    bot.close()  # nothing is left to close


def test_a_champion_in_processes_knows_the_packs_and_options_of_the_table() -> None:
    options = TOWER.option_values({"match": "single", "slim_abilities": True})
    state = new_game(3, ARMIES, options)
    ask = asks(state)[1]
    seen = show(TOWER, Setting(2, options, ARMIES), state, ask, Seeded(1))
    bot = Champion(iterations=8, jobs=2)
    try:
        assert bot.choose(seen, Seeded(2)) in ask.options
    finally:
        bot.close()


class Clock:
    """Goes on by so much at each look."""

    def __init__(self, step: float) -> None:
        self.now, self.step = 100.0, step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def clear_and_open() -> tuple[Search, Search]:
    """An attack that wins the game; and two boards that are alike."""
    board = "Lair 2, Treecity 1 | Burrows 2 | Nest 1"
    return search_at(lethal()), search_at(battle(spot(a=board, b=board)))


def test_a_champion_by_the_clock_searches_at_least_once() -> None:
    for search in clear_and_open():
        run(search, 0, 0.3, Seeded(1), Clock(5.0))
        assert search.simulations > 0
    bounded = Champion(iterations=32, seconds=60).think(seen_at(lethal()), Seeded(1))
    assert 0 < sum([visits for visits, _ in bounded.values()]) <= 32


def test_a_champion_by_the_clock_takes_its_time_where_the_answer_is_open() -> None:
    _, level = clear_and_open()
    run(level, 0, 1.0, Seeded(1), Clock(0.002))
    assert level.simulations > 1000


def test_a_champion_stops_when_no_other_option_can_catch_up() -> None:
    clear, _ = clear_and_open()
    run(clear, 0, 1.0, Seeded(1), Clock(0.002))
    stopped = clear.simulations
    assert stopped < 1200
    tally = clear.tally()
    assert best_of(clear.question.options, tally, Seeded(1)) == ("attack", "1", 1)
    visits = sorted([visits for visits, _ in tally.values()])
    assert visits[-1] - visits[-2] > 2000 - stopped, "which is all that is left of two thousand"


def test_a_search_is_settled_when_what_is_left_cannot_change_it() -> None:
    clear, _ = clear_and_open()
    assert not clear.is_settled(0)
    clear.run(60, Seeded(1))
    visits = sorted([visits for visits, _ in clear.tally().values()])
    lead = visits[-1] - visits[-2]
    assert clear.is_settled(lead - 1)
    assert not clear.is_settled(lead)


# -- bots by name ---


@pytest.mark.parametrize(
    ("words", "kind", "settings"),
    [
        ("random", RandomBot, {}),
        (" squire ", Squire, {"slips": 0.1}),
        ("squire:slips=0", Squire, {"slips": 0}),
        ("squire: slips=0.25 ", Squire, {"slips": 0.25}),
        ("squire:slips=1e-2", Squire, {"slips": 0.01}),
        ("knight:worlds=2,ahead=0", Knight, {"worlds": 2, "ahead": 0}),
        ("knight:", Knight, {"worlds": 6, "ahead": 6}),
        ("champion:iterations=20,jobs=2,", Champion, {"iterations": 20, "jobs": 2, "seconds": 0.0}),
        ("champion:seconds=2", Champion, {"iterations": 0, "seconds": 2.0}),
    ],
)
def test_a_bot_is_made_from_words(words: str, kind: type[Bot], settings: dict[str, Any]) -> None:
    bot = make_bot(words, TOWER)
    assert type(bot) is kind
    assert {name: getattr(bot, name) for name in settings} == settings


@pytest.mark.parametrize("words", ["", ":", "queen", "Knight", "knight worlds=2"])
def test_an_unknown_bot_is_an_error_that_lists_those_there_are(words: str) -> None:
    with pytest.raises(UnknownName, match=r"there is no bot .*; there are: .*knight.*squire"):
        make_bot(words, TOWER)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("knight:speed=2", "bot 'knight:speed=2': 'speed=2' is no setting; its settings are: worlds, ahead"),
        ("knight:worlds", "'worlds' is no setting; its settings are: worlds, ahead"),
        ("knight:2", "'2' is no setting"),
        ("random:luck=1", "'luck=1' is no setting; its settings are: none"),
        ("knight:worlds=many", "worlds is a whole number, not 'many'"),
        ("knight:worlds=", "worlds is a whole number, not ''"),
        ("knight:worlds=2.5", "worlds is a whole number, not '2.5'"),
        ("knight:worlds=--2", "worlds is a whole number, not '--2'"),
        ("knight:worlds=0", "worlds is at least 1 and ahead at least 0"),
        ("knight:ahead=-1", "worlds is at least 1 and ahead at least 0"),
        ("squire:slips=2", "slips is between 0 and 1"),
        ("squire:slips=-0.1", "slips is between 0 and 1"),
        ("squire:slips=nan", "slips is a number, not 'nan'"),
        ("champion:iterations=-1", "iterations, seconds and depth are at least 0, jobs at least 1"),
        ("champion:iterations=1e3", "iterations is a whole number, not '1e3'"),
        ("champion:jobs=0", "jobs at least 1"),
        ("champion:depth=-2", "depth are at least 0"),
        ("champion:seconds=-1", "seconds and depth are at least 0"),
        ("champion:seconds=inf", "seconds is a number, not 'inf'"),
        ("champion:seconds=soon", "seconds is a number, not 'soon'"),
    ],
)
def test_bad_settings_are_refused_in_words(words: str, message: str) -> None:
    with pytest.raises(BotError) as caught:
        make_bot(words, TOWER)
    assert message in str(caught.value)
    assert str(caught.value).startswith(f"bot {words!r}: ")
    assert str(caught.value).count("bot ") == 1


def test_what_makes_no_bot_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spec, "find_bot", lambda name, game: Seeded)
    with pytest.raises(BotError, match="the entry point 'dice' makes no Bot"):
        make_bot("dice:seed=1", TOWER)


def test_a_bot_must_choose() -> None:
    with pytest.raises(NotImplementedError):
        Bot().choose(seen_at(lethal()), Seeded(1))
    Bot().close()
