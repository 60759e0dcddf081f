"""What the table looks like: things and zones, what is hidden, what options touch, where zones lie."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from kit import Played, clause
from monoceros.engine.chance import NoDealer, Seeded
from monoceros.engine.core import asks, say
from monoceros.engine.laws_scene import check_passage, check_scene
from monoceros.engine.scene import Face, Scene, Thing, Zone
from monoceros.games.crown.rules.turn import take_action_card
from monoceros.games.crown.state import State
from monoceros.games.crown.tables import SPY

from .spots import (
    GAME,
    army,
    bold_pick,
    building,
    everybody,
    main,
    new_game,
    playing,
    playing_card,
    spot,
    trading,
    whole_game,
)

NORTH_WEST = "bruno D2: Axe Band, Axe Band | reynard G5: Lance Riders, Lance Riders | keep C3: Sword Squad | wall E1 E2"
NORTH_EAST = "henry L2: Sword Guard | piers J4: Crossbow Company | keep K3 | wall I3"
USUAL = 45_000  # bytes of a scene in the middle of a game of four


def scene(t: Played | State, seat: int | None = 0) -> Scene:
    return GAME.scene(GAME.view(t.state if isinstance(t, Played) else t, seat))


def thing(found: Scene, id: str) -> Thing:
    return next(thing for thing in found.things if thing.id == id)


def has(found: Scene, id: str) -> bool:
    return id in found.ids()


def zone(found: Scene, id: str) -> Zone:
    return next(zone for zone in found.zones if zone.id == id)


def numbers(face: Face) -> dict[str, int]:
    return {number.what: number.value for number in face.numbers}


def lines(face: Face, what: str) -> list[tuple[str, str]]:
    """The ledger of a number."""
    return [(line.label, line.value) for number in face.numbers if number.what == what for line in number.ledger]


def inside(found: Scene, zone: str) -> list[str]:
    return [thing.id for thing in found.things if thing.zone == zone]


def wander(seats: int, seed: int, **options: Any) -> Iterator[Played]:
    """A game of bold players, at every question and at its end."""
    game, rng = new_game(seats, seed, **options), Seeded(seed + 1)
    while not game.is_over:
        yield game
        ask = asks(game.state)[0]
        say(game.state, ask.seat, bold_pick(ask.options, rng))
    yield game


# -- ids ---


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (3, {"rations": True}), (4, {"teams": True, "team_sees": True})]
)
def test_scenes_are_in_order_and_every_option_touches_what_is_there(seats: int, options: dict[str, Any]) -> None:
    before: dict[int | None, Scene] = {}
    for game in wander(seats, 30 + seats, turn_limit=10, **options):
        for seat in everybody(game.state):
            found = scene(game, seat)
            check_scene(found)
            if seat in before:
                check_passage(before[seat], found)
            before[seat] = found
        for ask in asks(game.state) if not game.is_over else []:
            view, ids = GAME.view(game.state, ask.seat), set(before[ask.seat].ids())
            for pick in ask.options:
                things = set(GAME.questions[ask.name].touches(pick, view))
                assert things <= ids, f"{ask.name} {pick}: {things - ids}"


# -- what is hidden ---


@clause("CD-21.2", "CD-21.3", "CD-16.2")
@pytest.mark.parametrize("viewer", [1, None])
def test_hidden_cards_are_never_in_anothers_scene(viewer: int | None) -> None:
    s = spot("henry C2: Wall Wardens | torvald E5: Axe Raiders", "bruno", hand_a="Recall", black_a="Bribe")
    words = str(scene(s, viewer).plain())
    assert not [name for name in ("Wall Wardens", "Torvald", "Axe Raiders", "Recall", "Bribe") if name in words]
    piece = thing(scene(s, viewer), "piece/0/1")
    assert (piece.face.title, piece.face.text) == ("Infantry general", "1 infantry card.")
    own = thing(scene(s, 0), "piece/0/1")
    assert (own.face.title, own.face.text) == ("Torvald", "Axe Raiders.")
    assert thing(scene(s, 0), "stand/0/1/axe_raiders").face.title == "Axe Raiders"


@pytest.mark.parametrize("seats", [2, 4])
def test_a_scene_is_the_same_in_a_world_that_looks_the_same(seats: int) -> None:
    for number, game in enumerate(wander(seats, 50 + seats, turn_limit=6)):
        if number % 9 == 0:
            for seat in everybody(game.state):
                world = GAME.redeal(game.state, seat, Seeded(number))
                assert scene(world, seat) == scene(game, seat)


@clause("CD-18.5")
def test_an_ally_is_shown_what_the_table_lets_allies_see() -> None:
    for sees, text in ((True, "Axe Band."), (False, "1 infantry card.")):
        s = spot("henry C2: Axe Band", "bruno", "lira", "ove", teams=True, team_sees=sees)
        assert thing(scene(s, 2), "piece/0/0").face.text == text


# -- stands and treasure ---


@clause("CD-12.10", "CD-12.11")
def test_a_stand_adds_its_cards_and_its_bonus_up() -> None:
    found = scene(spot("henry A1 | torvald E5: Axe Raiders, Axe Band", "bruno"))
    stand = thing(found, "stand/0/1")
    assert numbers(stand.face) == {"attack": 80, "defence": 30}
    assert lines(stand.face, "attack") == [
        ("Axe Band", "30"),
        ("Axe Raiders", "40"),
        ("bonus", "+10"),
        ("attack", "80"),
    ]
    assert [number.change for number in stand.face.numbers] == [10, 0]
    assert (stand.face.foot, stand.on) == ("E5", "piece/0/1")
    assert thing(found, "stand/0/0").face.foot == "A1 · unarmed"
    card = thing(found, "stand/0/1/axe_band")
    assert (card.on, card.zone, numbers(card.face)) == ("stand/0/1", "stands/0", {"attack": 30, "defence": 10})


def test_cards_alike_on_a_holder_have_ids_of_their_own() -> None:
    found = scene(spot("bruno D2: Axe Band, Axe Band, Axe Levy", "henry"))
    assert [id for id in inside(found, "stands/0") if id.count("/") > 2] == [
        "stand/0/0/axe_levy", "stand/0/0/axe_band", "stand/0/0/axe_band/2"
    ]  # fmt: skip


def test_spectators_see_the_stands_of_the_active_seat_from_behind() -> None:
    found = scene(spot(NORTH_WEST, NORTH_EAST, active=1), None)
    backs = [thing(found, id) for id in inside(found, "stands/1") if "/back/" in id]
    assert [(back.face.down, back.face.title) for back in backs] == [(True, ""), (True, "")]
    assert thing(found, "stand/1/1").face.title == "Archery general"
    assert not thing(found, "stand/1/1").face.numbers


@clause("CD-1.7", "CD-5.4")
def test_points_say_where_they_come_from() -> None:
    s = spot(
        "henry",
        "bruno",
        points=(20, 0),
        gold=(7, 2),
        food=(3, 1),
        trophies=("ashwing", ""),
        hand_b="Spy",
        black_b="Bribe",
    )
    own, other = thing(scene(s), "seat/0"), thing(scene(s), "seat/1")
    assert numbers(own.face) == {"of 50 VP": 30, "of 12 gold": 7, "of 5 food": 3}
    assert lines(own.face, "of 50 VP") == [("point tokens", "20"), ("Dragon cards", "10"), ("VP", "30")]
    assert numbers(other.face) == {"VP": 0, "Action cards": 1}
    assert other.face.foot == "2 gold · 1 food · 0/11 built"
    assert thing(scene(s), "black/1/back").face.down
    assert [plate.note for plate in scene(s).plates] == ["Henry · 30 VP", "Bruno · 0 VP"]
    assert [plate.standing for plate in scene(s).plates] == ["30 VP", "0 VP"]


def test_crown_and_place_in_the_queue_stay_in_sight() -> None:
    complete = "keep L12 | gatehouse L11 | barracks L10 | wall I10 I11 I12 I13 J9 K9 L9 M9"
    s = spot("henry | keep B2", complete, queue=(1,), points=(30,), crown="B2")
    found = scene(s)
    assert [plate.standing for plate in found.plates] == ["30 VP · crown", "20 VP"]
    assert [zone.id for zone in found.zones if "pinned" in zone.marks] == ["queue"]
    assert thing(found, "queue/1").owner == 1


def test_what_lies_in_front_lies_with_its_owner() -> None:
    s = spot("henry", "bruno", front_a="Supply Train", front_b="War Banner, War Banner", trophies=("", "grimscale"))
    found = scene(s)
    assert inside(found, "front") == ["front/0/supply_train"]
    banner = thing(found, "front/1/war_banner")
    assert (banner.on, banner.zone, numbers(banner.face)) == ("seat/1", "others", {"copies": 2})
    assert thing(found, "trophy/grimscale").on == "seat/1"


# -- cards ---


def test_hands_show_when_their_cards_can_be_used() -> None:
    s = spot("henry", "bruno", hand_a="Tax Day, Tax Day, Spy", black_a="Countermand")
    found = scene(s)
    assert inside(found, "hand/0") == ["black/0/countermand", "hand/0/tax_day", "hand/0/spy"]
    day = thing(found, "hand/0/tax_day")
    assert (numbers(day.face), day.when, day.goes_to) == ({"copies": 2}, "in your Play step", "discard/action")
    assert thing(found, "black/0/countermand").when == "when an opponent plays an Action card"
    assert not [zone for zone in scene(s, None).zones if zone.kind == "hand"]


@clause("CD-2.4", "CD-8.2")
def test_decks_say_what_their_cards_cost() -> None:
    found = scene(spot("henry", "bruno"))
    assert [(zone(found, f"deck/military/{branch}").label) for branch in ("infantry", "archery")] == [
        "2 gold",
        "3 gold",
    ]
    assert (zone(found, "deck/general/cavalry").count, zone(found, "deck/dragon").count) == (9, 4)
    assert thing(found, "deck/action/top").face.down


def test_spent_cards_can_be_looked_through() -> None:
    s = spot("henry", "bruno", hand_a="Tax Day")
    found = scene(playing_card(s, "0 play tax day"))
    assert [(line.label, line.value) for line in zone(found, "discard/action").holds] == [("Tax Day", "")]
    assert thing(found, "discard/action/top").face.title == "Tax Day"


@clause("CD-8.5", "CD-9.6")
def test_cards_to_assign_lie_open_for_their_owner_only() -> None:
    game = trading(spot("henry C2 | keep C3", "bruno", gold=(9, 0), deck_infantry="Axe Raiders"), "0 military infantry")
    own, other = scene(game), scene(game, 1)
    assert (inside(own, "pool"), thing(own, "pool/axe_raiders").face.title) == (["pool/axe_raiders"], "Axe Raiders")
    assert (inside(other, "pool"), thing(other, "pool/back").face.down) == (["pool/back"], True)
    game = main(spot("henry C2: Axe Band, Axe Levy | keep C3", "bruno", food=(5, 0)), "0 redeploy")
    assert inside(scene(game), "pool") == ["pool/axe_levy", "pool/axe_band"]


def test_castle_cards_are_there_to_choose_from() -> None:
    game = building(spot("henry A1 | keep B2", "bruno", gold=(9, 0)), "0 castle C3")
    assert inside(scene(game), "castle_cards") == ["castle_card/gatehouse", "castle_card/barracks"]
    assert not has(scene(game, 1), "castle_cards")


def test_a_step_moves_the_same_piece_and_a_card_comes_from_where_it_lay() -> None:
    s = spot("henry C2 | torvald E4: Axe Levy", "bruno", gold=(9, 0), deck_infantry="Axe Raiders")
    game = army(s, "0 E4")
    before, after = [thing(scene(found), "piece/0/1") for found in (game.state.copy(NoDealer()), game.say("0 step E5"))]
    assert (after.x - before.x, after.y - before.y) == (0, 60)
    game = trading(spot("henry C2 | keep C3", "bruno", gold=(9, 0), deck_infantry="Axe Raiders"), "0 military infantry")
    before_it = scene(game)
    after_it = scene(game.say("0 the keep on c3"))
    check_passage(before_it, after_it)
    assert thing(after_it, "stand/0/9/axe_raiders").came_from == "deck/military/infantry"


def test_henry_looks_at_two_cards() -> None:
    s = spot("henry A1 | keep B2 | gatehouse B3", "bruno", deck_action="Spy, Tax Day")
    game = playing(s, take_action_card, 0)
    assert sorted(inside(scene(game), "looked")) == ["looked/spy", "looked/tax_day"]
    assert not has(scene(game, 1), "looked")
    s = spot("henry A1 | keep B2 | gatehouse B3", "bruno", deck_action="Spy, Spy")
    s.looked = (s.terms.action_word.index(SPY),) * 2
    assert inside(scene(s), "looked") == ["looked/spy", "looked/spy/2"]


# -- the whole table ---


def test_heroes_are_chosen_before_there_is_a_strip() -> None:
    game = new_game(3, 5)
    found = scene(game)
    assert inside(found, "heroes") == ["hero/henry", "hero/bruno", "hero/lira", "hero/ove"]
    assert (found.heading, found.steps, has(found, "alert")) == ("Setup", (), False)
    seat = asks(game.state)[0].seat
    taken = thing(scene(game.say(f"{seat} henry")), "hero/henry")
    assert (taken.owner, taken.marks) == (seat, ("faded",))


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_layout_has_the_own_things_near(viewer: int | None) -> None:
    found = scene(spot(NORTH_WEST, NORTH_EAST, "ove", "lira"), viewer)
    near = 0 if viewer is None else viewer
    assert [row.zones for row in found.layout.table] == [("alert", "dice", "queue"), ("board",)]
    assert found.layout.left == ("treasure", f"stands/{near}")
    assert found.layout.near == (() if viewer is None else (f"hand/{viewer}",))
    assert found.layout.right[0] == "others"
    assert inside(found, "others")[0] == f"seat/{0 if near else 1}"
    assert len(msgspec.json.encode(found)) < USUAL


def test_the_heading_and_the_steps_tell_where_the_turn_is() -> None:
    found = scene(army(spot(NORTH_WEST, NORTH_EAST, round=3)))
    assert found.heading == "Round 3 · main action: Move army and battle"
    assert [step.state for step in found.steps] == ["done"] * 4 + ["now", "next", "next"]
    assert found.steps_title == "The turn of {0}"
    over = scene(whole_game(2, 1))
    assert over.heading.endswith(("has won", "share the victory"))
    assert {step.state for step in over.steps} == {"done"}
