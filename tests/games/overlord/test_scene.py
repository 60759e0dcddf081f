"""What the table looks like: things and zones, what is hidden, what options touch, where zones lie."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from kit import Played
from monoceros.engine.chance import NoDealer, Seeded
from monoceros.engine.core import asks
from monoceros.engine.laws_scene import check_passage, check_scene
from monoceros.engine.scene import Scene, Thing, Zone
from monoceros.games.overlord.rules.game import play
from monoceros.games.overlord.state import State

from .spots import GAME, answer_anything, battle, everybody, fresh, placing, playing, spot, territories, whole_game
from .test_asks import spots

NO_PHASE: dict[str, Any] = {"province_b": "Fortress"}


def scene(t: Played | State, seat: int | None = 0) -> Scene:
    return GAME.scene(GAME.view(t.state if isinstance(t, Played) else t, seat))


def thing(found: Scene, name: str) -> Thing:
    return next(thing for thing in found.things if thing.id == name)


def zone(found: Scene, name: str) -> Zone:
    return next(zone for zone in found.zones if zone.id == name)


def wander(seats: int, seed: int, every: int) -> Iterator[State]:
    """States of a random game, every so many questions, and its end."""
    game = playing(fresh(seats), play, chance=Seeded(seed))
    rng, step = Seeded(seed + 1), 0
    while not game.is_over:
        if step % every == 0:
            yield game.state.copy(NoDealer())
        answer_anything(game, rng)
        step += 1
    yield game.state


# -- ids ---


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_scenes_are_in_order_and_their_ids_unique(seats: int) -> None:
    seen = 0
    for s in wander(seats, 30 + seats, 7):
        for seat in everybody(s):
            found = scene(s, seat)
            check_scene(found)
            ids = [*[thing.id for thing in found.things], *[zone.id for zone in found.zones]]
            assert len(ids) == len(set(ids))
            seen += 1
    assert seen > 40


def test_every_option_touches_only_what_is_in_the_scene() -> None:
    touched: set[str] = set()
    tables = [game.state for game in spots().values()]
    tables += [s for seats in (2, 4) for s in wander(seats, 40 + seats, 3)]
    for s in tables:
        for ask in asks(s):
            view = GAME.view(s, ask.seat)
            ids = set(GAME.scene(view).ids())
            for pick in ask.options:
                things = GAME.questions[ask.name].touches(pick, view)
                assert set(things) <= ids, f"{ask.name} {pick}: {set(things) - ids}"
                touched |= {ask.name} if things else set()
    assert touched == set(GAME.questions.by_name) - {"sift", "icon"}, "those two have buttons only"


@pytest.mark.parametrize(
    ("name", "things"),
    [
        ("territory", [("province/0/1",), ("province/0/2",), ("province/0/3",), ()]),
        ("gold", [("market/unit/1",), ("market/unit/2",), ("market/unit/3",), ("market/item/1",),
            ("market/territory/1",), ("discard/0",), ("discard/0",), (), (), ()]),
        ("place", [(f"hand/0/{card}", "field/0/2") for card in ("fighter", "soldier", "witch")]),
        ("destroy_hand", [("hand/0/witch",), ("hand/0/curse",), ()]),
        ("copy", [("field/0/1",), ("field/0/2",)]),
        ("steal", [("field/1",), ("field/2",)]),
        ("burn", [("province/1/1",), ("province/1/2",), ("province/2/1",)]),
        ("reorder", [("province/0/1",), ("province/0/3",)]),
        ("swap", [("field/0/2",), ("field/0/3",), ("field/0/4",), ()]),
    ],
)  # fmt: skip
def test_what_options_touch(name: str, things: list[tuple[str, ...]]) -> None:
    game = spots()[name]
    view = GAME.view(game.state, 0)
    assert [GAME.questions[name].touches(pick, view) for pick in game.ask(0).options] == things


# -- what is hidden ---


@pytest.mark.parametrize("viewer", [1, None])
def test_hidden_cards_are_never_in_anothers_scene(viewer: int | None) -> None:
    s = spot("Coin Purse, Elixir", hand_a="Lord, Viking", deck_a="Prince", units="Knight", memory_aid=False)
    battle(s)
    words = str(scene(s, viewer))
    assert not [name for name in ("Elixir", "Lord", "Viking", "Prince") if name in words]
    card = thing(scene(s, viewer), "field/0/2")
    assert (card.face.down, card.face.title, card.label) == (True, "", "Column 2, face-down")
    own = thing(scene(s, 0), "field/0/2")
    assert (own.face.title, own.marks, own.face.down) == ("Elixir", ("faded",), False)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_scene_is_the_same_in_a_world_that_looks_the_same(seats: int) -> None:
    for number, s in enumerate(wander(seats, 50 + seats, 11)):
        for seat in everybody(s):
            assert scene(GAME.redeal(s, seat, Seeded(number)), seat) == scene(s, seat)


def test_the_own_hand_is_shown_once_a_card_with_the_number_of_copies() -> None:
    s = spot(hand_a="Fighter, Fighter, Witch")
    found = [card for card in scene(s).things if card.zone == "hand/0"]
    assert [(card.id, card.face.title) for card in found] == [
        ("hand/0/fighter", "Fighter"),
        ("hand/0/witch", "Witch"),
    ]
    counts = [[(n.what, n.value) for n in card.face.numbers] for card in found]
    assert counts == [[("Power", 2), ("copies", 2)], [("Power", 3)]]
    assert zone(scene(s), "hand/0").count == 3


def test_a_spectator_sees_backs_for_the_nearest_hand() -> None:
    s = spot(hand_a="Fighter, Fighter, Witch")
    found = [card for card in scene(s, None).things if card.zone == "hand/0"]
    assert [(card.id, card.face.down, card.label) for card in found] == [
        (f"back/0/{i}", True, "A hidden card") for i in range(3)
    ]


def test_cards_that_are_looked_at_lie_open_for_their_owner_only() -> None:
    s = spot(province_a="Desert", deck_a="Witch, Lord", **NO_PHASE)
    territories(s, "0 1", "0 keep")
    found = [card for card in scene(s).things if card.zone == "looked/0"]
    assert [(card.face.title, card.marks) for card in found] == [("Witch", ()), ("Lord", ("now",))]
    for seat in (1, None):
        assert "looked/0" not in scene(s, seat).ids()


def test_a_curse_on_the_own_deck_is_named_there() -> None:
    s = spot("Dark Knight", deck_a="Witch")
    s.open_tops[0] = [0]
    battle(s)
    assert thing(scene(s, 0), "deck/0/top").label == "Deck, 2 cards; on top: Curse, Witch"
    assert thing(scene(s, None), "deck/0/top").label == "Deck, 2 cards; on top: Curse"


# -- cards and places ---


def test_a_card_has_its_power_its_types_and_its_text() -> None:
    card = thing(scene(spot(units="Knight")), "market/unit/1")
    assert (card.kind, card.zone, card.clause) == ("card", "market/unit", "UO-8.10")
    assert (card.face.title, card.face.icon, card.face.text) == ("Knight", "mounted-knight", "In Column 1: +3 Power.")
    assert [(n.what, n.value, n.at) for n in card.face.numbers] == [("Power", 4, "shield")]
    assert [chip.label for chip in card.face.chips] == ["Spear", "Cavalry"]
    assert card.label == "Knight. Unit of Power 4, Spear, Cavalry. newest. In Column 1: +3 Power."
    assert card.face.foot == "newest"
    assert card.face.designed


def test_the_oldest_cards_of_a_row_are_named_and_rows_have_titles() -> None:
    found = scene(spot(units="Knight, Witch, Hunter"))
    assert ["oldest" in thing(found, f"market/unit/{slot}").label for slot in (1, 2, 3)] == [False, False, True]
    titles = [zone(found, f"market/{row}").label for row in ("unit", "item", "territory")]
    assert titles == ["Units", "Items", "Territories"]


def test_a_burning_territory_and_a_harbors_icon_are_marked() -> None:
    s = spot(province_a="Town, Harbor, Forest", burning_a=(2, 0, 0), harbor_a=("", "Bow", ""))
    found = scene(s, 1)
    town, harbor, forest = (thing(found, f"province/0/{k}") for k in (1, 2, 3))
    assert town.marks == ("faded", "burning")
    assert [chip.label for chip in town.face.chips] == ["burning, 2 deep"]
    assert [chip.label for chip in harbor.face.chips] == ["Bow, chosen"]
    assert ([chip.label for chip in forest.face.chips], forest.marks) == (["Elf"], ())
    assert thing(found, "province/0/4").label == "Column 4, no Territory"


def test_a_used_territory_is_turned() -> None:
    s = spot(province_a="Mine, Town", units="Knight", **NO_PHASE)
    territories(s, "0 1", "0 decline")
    assert [thing(scene(s), f"province/0/{k}").marks for k in (1, 2)] == [("turned",), ()]


def test_there_are_five_columns_and_six_in_the_last_round() -> None:
    for round, columns in ((4, 5), (5, 6)):
        found = scene(spot(round=round))
        assert [t.id for t in found.things if t.zone == "field/0"] == [f"field/0/{k}" for k in range(1, columns + 1)]


def test_a_deployed_card_shows_the_might_it_earned_and_its_chosen_icons() -> None:
    s = spot("Military Treatise, Fighter")
    battle(s, "0 sword")
    treatise, fighter = (thing(scene(s, 1), f"field/0/{k}") for k in (1, 2))
    assert [chip.label for chip in treatise.face.chips] == ["Sword, chosen"] * 2
    assert [(n.what, n.value) for n in treatise.face.numbers] == [("Might earned", 3)]
    assert [(n.what, n.value) for n in fighter.face.numbers] == [("Power", 2), ("Might earned", 4)]


def test_conditions_are_marked_as_the_viewer_meets_them() -> None:
    s = spot("Soldier, Soldier", "Steel Axe, Steel Bow, Soldier", condition="C02")
    battle(s)
    for seat, met in ((0, [True, False]), (1, [False, True]), (None, [False, False])):
        assert [thing(scene(s, seat), f"condition/{i}").marks == ("met",) for i in (0, 1)] == met
    assert thing(scene(s, 0), "condition/0").face.title == "At least 2 Spear icons in your Battlefield"


# -- where in the game ---


def test_heading_steps_and_rounds() -> None:
    s = spot("Coin Purse", units="Knight", round=3)
    battle(s)
    found = scene(s)
    assert (found.heading, found.steps_title) == ("Round 3 · column 1", "Round 3")
    assert [(step.label, step.state) for step in found.steps] == [
        ("Draw", "done"),
        ("Territory", "done"),
        ("Place", "done"),
        ("Battle", "now"),
        ("Results", "next"),
        ("End", "next"),
    ]
    assert [step.state for step in found.rounds] == ["done", "done", "now", "next", "next"]
    assert scene(fresh()).heading == "Setup"
    over = scene(whole_game(2, 1))
    assert (over.heading, [step.state for step in over.rounds]) == ("The game is over", ["done"] * 5)
    assert all(plate.note.endswith(" Might") for plate in over.plates)


def test_plates_say_the_renown_and_sides_say_number_hand_gold_and_guard() -> None:
    s = spot("Hoplite, Coin Purse", starter=1, renown=(2, 0), hand_b="Fighter, Witch", units="Knight", gold_used=(1, 0))
    battle(s)
    assert [plate.note for plate in scene(s).plates] == ["2 Renown", "0 Renown"]
    assert [zone(scene(s, 1), f"field/{seat}").note for seat in (0, 1)] == [
        "plays 2nd · 0 in hand · 1 Gold used · guarded",
        "plays 1st · 2 in hand",
    ]


# -- where things lie ---


@pytest.mark.parametrize(("viewer", "own", "others"), [(0, 0, (1, 2)), (2, 2, (0, 1)), (None, 0, (1, 2))])
def test_the_others_lie_above_and_the_own_side_with_its_sum_below(
    viewer: int | None, own: int, others: tuple[int, ...]
) -> None:
    layout = scene(spot(seats=3), viewer).layout
    above, below = layout.table
    assert (above.form, below.form) == ("blocks", "blocks")
    parts = ("province", "field", "might", "deck", "discard")
    assert above.zones == tuple(f"{part}/{seat}" for seat in others for part in parts)
    assert below.zones == (f"province/{own}", f"field/{own}", f"might/{own}", "sum")
    supplies = ("criticals", "stack", "cemetery", "curses", "burning")
    assert layout.near == (f"deck/{own}", f"discard/{own}", f"hand/{own}", *supplies)
    assert layout.left == ("market/unit", "market/item", "market/territory", "conditions", "renown")
    assert layout.right == ("race",)


def test_the_piles_beside_the_marketplace_are_counted_and_open_ones_can_be_looked_through() -> None:
    s = spot(curses_left=7, burning_left=9, unit_cemetery="Lord, Lord", item_cemetery="Elixir", stack_below="C01")
    found = scene(s)
    counts = {name: zone(found, name).count for name in ("criticals", "stack", "cemetery", "curses", "burning")}
    assert counts == {"criticals": 12, "stack": 2, "cemetery": 3, "curses": 7, "burning": 9}
    assert [(line.label, line.value) for line in zone(found, "cemetery").holds] == [("Lord", "×2"), ("Elixir", "×1")]
    assert len(zone(found, "stack").holds) == 2
    assert [(line.label, line.value) for line in zone(found, "market/unit").holds] == [("Lord", "×2")]


def test_everybodys_deck_and_discard_pile_are_on_the_table() -> None:
    s = spot(deck_b="Witch, Lord", discards_b="Fighter, Fighter")
    found = scene(s, 0)
    assert (zone(found, "deck/1").count, zone(found, "discard/1").count) == (2, 2)
    assert [(line.label, line.value) for line in zone(found, "discard/1").holds] == [("Fighter", "×2")]
    assert thing(found, "deck/1/top").face.down


# -- coming and going ---


def passage(game: Played, words: str, seat: int | None) -> tuple[dict[str, str], dict[str, str]]:
    """What appears with a pick, and from where; what goes, and where to."""
    before = scene(game, seat)
    after = scene(game.say(words), seat)
    check_scene(after)
    check_passage(before, after)
    came = {thing.id: thing.came_from for thing in after.things if thing.id not in before.ids()}
    gone = {thing.id: thing.goes_to for thing in before.things if thing.id not in after.ids()}
    return came, gone


def test_a_placed_card_leaves_the_hand_for_its_column() -> None:
    s = spot(hand_a="Fighter, Witch, Lord", hand_b="Soldier, Viking")
    came, gone = passage(placing(s), "0 witch", 0)
    assert (came, gone) == ({}, {"hand/0/witch": "field/0"})
    assert thing(scene(s), "field/0/1").came_from == "hand/0"


def test_a_bought_card_comes_to_the_hand_and_a_new_one_from_the_pile() -> None:
    s = spot("Coin Purse", units="Knight, Witch, Hunter", unit_pile="Lord")
    came, _ = passage(battle(s), "0 buy unit 3", 0)
    assert came["hand/0/hunter"] == "market/unit"
    assert [thing(scene(s), f"market/unit/{k}").face.title for k in (1, 2, 3)] == ["Lord", "Knight", "Witch"]
    assert thing(scene(s), "market/unit/1").came_from == "pile/unit"
