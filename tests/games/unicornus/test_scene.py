"""What the table looks like: things and zones, what is hidden, what options touch, arrows, sums."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kit import Played, clause, new_state
from monoceros.engine.chance import Seeded
from monoceros.engine.core import answer, asks
from monoceros.engine.laws_scene import check_passage, check_scene
from monoceros.engine.scene import Arrow, Face, Number, Scene, Thing, Zone
from monoceros.engine.table import Table
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.events import EVENTS
from monoceros.games.unicornus.facts import steps_of
from monoceros.games.unicornus.picks import SPACE
from monoceros.games.unicornus.rules import game

from .spots import GAME, dice, fight, march, play, setting_up, spot, turn_of


def scene(played: Played, seat: int | None = 0) -> Scene:
    return GAME.scene(GAME.view(played.state, seat))


def thing(found: Scene, id: str) -> Thing:
    return next(thing for thing in found.things if thing.id == id)


def zone(found: Scene, id: str) -> Zone:
    return next(zone for zone in found.zones if zone.id == id)


def numbers(face: Face) -> dict[str, int]:
    return {number.what: number.value for number in face.numbers}


def wander(seats: int, seed: int, **options: str) -> Iterator[Played]:
    """A random game, at every question and at its end."""
    played = play(new_state("unicornus", seats=seats, **options), game.play, chance=Seeded(seed))  # type: ignore[arg-type]
    rng = Seeded(seed + 1)
    yield played
    while not played.is_over:
        ask = asks(played.state)[0]
        answer(played.state, ask.seat, ask.options[rng.pick(len(ask.options))])
        yield played


# -- ids ---


@pytest.mark.parametrize(
    ("seats", "layout"), [(2, "standard"), (3, "escape"), (4, "encircled"), (5, "iron_gate"), (6, "scattered_banners")]
)
def test_scenes_are_in_order_and_every_option_touches_what_is_there(seats: int, layout: str) -> None:
    before: dict[int | None, Scene] = {}
    seen = 0
    for played in wander(seats, 20 + seats, layout=layout):
        for seat in (None, *range(seats)):
            found = scene(played, seat)
            check_scene(found)
            if seat in before:
                check_passage(before[seat], found)
            before[seat] = found
            seen += 1
        for ask in [] if played.is_over else asks(played.state):
            view = GAME.view(played.state, ask.seat)
            ids = set(before[ask.seat].ids())
            question = GAME.questions[ask.name]
            for pick in ask.options:
                things = set(question.touches(pick, view))
                assert things <= ids, f"{ask.name} {pick}: {things - ids}"
    assert seen > 60


def test_only_hands_differ_between_the_eyes() -> None:
    s = spot("K-ZYN 18.C t6", "K-HAV 15.C t2", zyne="S-AMB S-AMB S-HEA", havok="S-SHW")
    mine, theirs, nobodys = [GAME.scene(GAME.view(s, seat)) for seat in (0, 1, None)]
    assert numbers(thing(mine, "hand/0/S-AMB").face) == {"copies": 2}
    assert not [thing for thing in mine.things if thing.id.startswith("hand/1")]
    assert numbers(thing(mine, "mat/K-HAV").face) == {"cards": 1}
    assert numbers(thing(theirs, "mat/K-ZYN").face) == {"cards": 3}
    assert not [thing for thing in nobodys.things if thing.id.startswith("hand/")]
    assert "Ambush" not in str(theirs.plain())


# -- the map ---


def test_the_map_has_every_space_with_its_ground_in_its_area() -> None:
    found = GAME.scene(GAME.view(spot("K-ZYN 18.C"), 0))
    hexes = [thing for thing in found.things if thing.kind == "hex"]
    assert len(hexes) == 19 * 7
    board = zone(found, "map")
    assert all([0 < hex.x < board.width and 0 < hex.y < board.height for hex in hexes])
    castle, lake = thing(found, "space/19.C"), thing(found, "space/19.SE")
    assert (castle.face.field, castle.on) == ("fort", "tile/19")
    assert castle.label == "The Ancestral Castle: fort, defense 2, 3 resources, 3 recruits"
    assert (lake.face.field, lake.marks) == ("lake", ("impassable",))
    assert thing(found, "space/1.C").marks == ("framed",), "her goal"
    assert (thing(found, "tile/19").label, thing(found, "tile/19").y > castle.y) == ("Ancestral Castle", True)
    # neighbours lie a hexagon's width apart
    east = thing(found, "space/19.E")
    assert (east.x - castle.x, east.y) == (60, castle.y)


def test_a_name_gives_way_to_characters() -> None:
    def place(*pieces: str) -> tuple[bool, tuple[str, ...]]:
        found = GAME.scene(GAME.view(spot(*pieces, "P 1.W"), 0))
        name = thing(found, "tile/12")
        return name.y > thing(found, "space/12.C").y, name.marks

    assert place("K-ZYN 12.C") == (True, ())
    assert place("K-ZYN 12.C", "12.SE t3") == (True, ()), "tokens leave room"
    assert place("K-ZYN 12.SE") == (False, ())
    assert place("K-ZYN 12.SE", "E-LYL 12.NW") == (False, ("unseen",))


@clause("UK-0.2", "UK-7.4")
def test_units_show_what_they_are() -> None:
    s = spot("K-ZYN 18.C t6", "E-LYL 10.C t3", "E-EXH 3.C", "E-RAV 8.C t1", "12.E t2", "K-HAV 15.C t1")
    found = GAME.scene(GAME.view(s, 1))
    zyne, lyla = thing(found, "unit/K-ZYN"), thing(found, "unit/E-LYL")
    assert (zyne.owner, numbers(zyne.face), zyne.face.icon) == (0, {"tokens": 6}, "broadsword")
    assert (lyla.marks, numbers(lyla.face)) == (("hunts",), {"combat power": 3, "tokens": 3})
    assert thing(found, "unit/E-EXH").marks == ("holds",)
    assert thing(found, "unit/E-RAV").marks == ("guards",)
    assert numbers(thing(found, "stack/12.E").face) == {"tokens": 2}
    assert (thing(found, "unit/P").marks, thing(found, "unit/P").owner) == (("royal",), -1)
    assert (lyla.x, lyla.y) == (thing(found, "space/10.C").x, thing(found, "space/10.C").y)


@clause("UK-5.12")
def test_neighbouring_spaces_say_what_it_costs_to_enter_them() -> None:
    s = spot("K-ZYN 18.C t6 r20", "18.W t2")
    found = scene(turn_of(s, "K-ZYN"))
    costs = {id: numbers(thing(found, f"space/18.{id}").face) for id in ("NE", "W", "C")}
    steps = dict(steps_of(GAME.view(s, 0), t.KNIGHT_IDS.index("K-ZYN")))
    assert sorted(steps.values()) == sorted(
        [cost for thing in found.things if thing.kind == "hex" for cost in numbers(thing.face).values()]
    )
    assert costs["C"] == {}
    west = thing(found, "space/18.W")
    assert (west.marks, west.face.foot) == (("hostile",), f"fight · {costs['W']['resources to enter']}")
    assert thing(found, "space/18.NE").marks == ()


def test_a_sabotaged_unit_is_seen_to_stand_still() -> None:
    s = spot("K-ZYN 18.C", "12.E t2", "E-LYL 10.C")
    s.sabotaged = (11 * 7 + 2, 9 * 7)
    found = GAME.scene(GAME.view(s, 0))
    assert thing(found, "stack/12.E").marks == ("faded",)
    assert thing(found, "unit/E-LYL").marks == ("hunts", "spent")
    assert "sabotaged" in thing(found, "unit/E-LYL").label


# -- arrows ---


def arrows(found: Scene, start: str) -> list[Arrow]:
    return [arrow for arrow in found.arrows if arrow.start == start]


@clause("UK-6.4")
def test_the_princess_s_coming_path_is_drawn_from_the_rules() -> None:
    s = spot("K-ZYN 13.C", "P 19.C t2 r30")
    (path,) = arrows(GAME.scene(GAME.view(s, 0)), "unit/P")
    stops = [*path.through, path.end]
    assert (len(stops), path.quiet) == (3, False)
    marched = march(s)
    while not marched.is_over:
        marched.say(f"{asks(s)[0].seat} {asks(s)[0].options[0]}")
    assert stops[-1] == f"space/{SPACE[s.place[t.PRINCESS]]}"


def test_a_princess_who_collects_has_no_path() -> None:
    s = spot("K-ZYN 13.C", "P 19.C t8 r0")
    assert arrows(GAME.scene(GAME.view(s, 0)), "unit/P") == []


@clause("UK-7.5", "UK-7.6")
def test_what_enemies_would_do_is_drawn_on_demand_and_openly_in_their_step() -> None:
    s = spot("K-ZYN 12.E t1", "18.W t2", "E-KOS 12.C t1")
    (arrow,) = arrows(GAME.scene(GAME.view(s, 0)), "stack/18.W")
    assert (arrow.end, arrow.quiet) == ("space/12.E", True)
    assert arrows(GAME.scene(GAME.view(s, 0)), "unit/E-KOS") == [], "defensive"
    s.step = 5
    (arrow,) = arrows(GAME.scene(GAME.view(s, 0)), "stack/18.W")
    assert not arrow.quiet
    s.plans = (17 * 7 + 5, 11 * 7 + 2, 11 * 7, 11 * 7 + 2)
    found = GAME.scene(GAME.view(s, 0))
    assert len(arrows(found, "stack/18.W")) == len(arrows(found, "unit/E-KOS")) == 1, "planned moves, once"
    assert thing(found, "space/12.E").marks == (), "tokens and a character go together"


# -- people ---


def test_the_roster_goes_by_areas_then_those_who_are_gone() -> None:
    s = spot("K-ZYN 18.C", "E-LYL 10.C t3 d1 F-PER=K-ZYN", "E-LIO 1.C", allies="E-IRV=K-ZYN E-GRE=P", defeated="E-AMI")
    found = GAME.scene(GAME.view(s, 0))
    lines = [thing for thing in found.things if thing.zone == "empire"]
    assert [line.id for line in lines] == ["foe/E-LIO", "foe/E-LYL", "foe/E-AMI", "foe/E-GRE", "foe/E-IRV"]
    lyla = lines[1]
    assert (lyla.on, lyla.face.pips, lyla.face.foot) == ("unit/E-LYL", (1, 4), "Persuasion · Zyne")
    assert numbers(lines[0].face) == {"combat power": 1, "tokens": 0}, "he counts those who stand by him"
    assert [line.face.foot for line in lines[2:]] == ["defeated", "ally of the princess", "ally of Zyne"]
    assert zone(found, "defeated").count == 1
    assert thing(found, "ally/E-IRV").zone == "mat/K-ZYN"
    assert thing(found, "ally/E-GRE").zone == "mat/P"


def test_a_mat_has_the_numbers_the_dice_and_the_actions() -> None:
    s = spot("K-ZYN 18.C t6 r11 d1", "K-HAV 15.C")
    found = scene(turn_of(s, "K-ZYN"))
    assert numbers(thing(found, "mat/K-ZYN/unit").face) == {"of 4 life": 3, "of 8 tokens": 6, "resources": 11}
    attack = [sign.label for sign in thing(found, "mat/K-ZYN/attack").face.sockets]
    assert attack == [
        "loss",
        *["miss"] * 2,
        *["hit"] * 3,
    ]
    assert [sign.label for sign in thing(found, "mat/K-ZYN/actions").face.sockets] == ["left"] * 5
    assert zone(found, "mat/K-ZYN").marks == ("active",)
    assert thing(found, "mat/K-HAV").zone == "others"


def test_two_players_have_two_mats_and_two_hands_each() -> None:
    s = spot("K-ZYN 18.C", "K-HAV 15.C", "K-URG 13.C", "K-ANN 14.C", seats=2)
    found = GAME.scene(GAME.view(s, 0))
    assert found.layout.right == ("mat/P", "mat/K-ZYN", "mat/K-URG", "others")
    assert found.layout.near == ("hand/0", "hand/2")
    assert [thing.id for thing in found.things if thing.zone == "others"] == ["mat/K-HAV", "mat/K-ANN"]


def test_the_princess_s_mat_tells_what_comes() -> None:
    s = spot("K-ZYN 13.C", "P 19.C t2 r30 d1", potions=2)
    found = GAME.scene(GAME.view(s, 0))
    assert zone(found, "mat/P").note.startswith("Warrior · led by {0} · ")
    assert thing(found, "mat/P/unit").face.text.startswith("Her next actions: go to ")
    assert numbers(thing(found, "mat/P/potions").face) == {"potions": 2}


# -- cards, events, rounds ---


@clause("UK-4.5", "UK-4.6", "UK-4.8")
def test_events_in_force_lie_over_the_map() -> None:
    s = spot("K-DON 18.C", "K-HAV 15.C", event="V-ROA", round=4)
    s.ongoing |= 1 << t.FAMINE
    s.events_gone, s.next_event, s.next_open = [0, 1, 2], t.MANHUNT, True
    found = GAME.scene(GAME.view(s, 0))
    assert [thing.id for thing in found.things if thing.zone == "events"] == ["event/V-ROA", "event/V-FAM"]
    assert thing(found, "event/V-MAN").zone == "deck/event", "the stars have shown it"
    s.protected = True
    assert thing(GAME.scene(GAME.view(s, 0)), "event/V-ROA").marks == ("faded",)


@clause("UK-3.11")
def test_the_track_of_rounds_knows_the_levels_of_their_events() -> None:
    s = spot("K-ZYN 18.C", round=2, event="V-PAT")
    s.events_gone, s.event_plan = [t.HEAVY_RAIN], [1, 3, 4]
    found = GAME.scene(GAME.view(s, 0))
    assert [step.weight for step in found.rounds] == [1, 1, 1, 2, 2, 2, 3, 3, 3, 3]
    assert [step.state for step in found.rounds[:3]] == ["done", "now", "next"]
    assert found.heading == "Round 2 of 10 · player step"


def test_open_piles_can_be_looked_through() -> None:
    s = spot("K-ZYN 18.C", support_discards=[t.AMBUSH, t.SNIPE, t.AMBUSH], defeated="E-LYL")
    found = GAME.scene(GAME.view(s, 0))
    held = [(line.label, line.value) for line in zone(found, "discard/support").holds]
    assert held == [("Ambush", "×2"), ("Snipe", "×1")]
    assert [line.label for line in zone(found, "defeated").holds] == ["Lyla"]


def test_before_the_march_all_heroes_lie_open_then_the_princesses() -> None:
    played = setting_up(3)
    found = scene(played)
    cards = [thing for thing in found.things if thing.zone == "heroes"]
    assert len(cards) == 12
    assert [zone.id for zone in found.zones] == ["heroes"]
    played.say("0 K-ZYN")
    taken = thing(scene(played), "hero/K-ZYN")
    assert (taken.owner, taken.marks, taken.face.foot) == (0, ("faded",), "with {0}")
    played.say("1 K-HAV", "2 K-URG")
    versions = [thing.id for thing in scene(played).things]
    assert versions == ["version/P-TAC", "version/P-WAR", "version/P-LUC", "version/P-SOC"]


# -- battles ---


def total(number: Number) -> int:
    """The lines of a ledger added up."""
    assert number.ledger
    return sum([int(line.value.replace("−", "-")) for line in number.ledger if not line.sum])


@clause("UK-9.3", "UK-9.4", "UK-9.14")
def test_a_battle_shows_where_the_dice_come_from() -> None:
    s = spot("K-ZYN 18.C t4", "E-LYL 18.C t2", zyne="S-AMB", allies="E-BLA=K-ZYN")
    found = scene(fight(s, "K-ZYN", attacking=False, chance=dice(*[6] * 12)))
    (rolled, power) = thing(found, "battle/us/sum").face.numbers
    assert [(line.label, line.value) for line in rolled.ledger] == [
        ("tokens", "4"),
        ("defense of the space", "+3"),
        ("Silent Blade", "+2"),
        ("dice", "9"),
    ]
    assert (power.what, power.value, total(power)) == ("enemy power", 5, 5)
    assert len([thing for thing in found.things if thing.zone == "battle/dice"]) == 9


@clause("UK-9.13", "UK-9.15", "UK-9.16")
def test_dice_go_to_slots_and_the_damage_is_counted() -> None:
    s = spot("K-ZYN 10.C t4", "E-LYL 10.C t2")
    played = fight(s, "K-ZYN", chance=dice(6, 1, 5))  # on a city: one die less
    found = scene(played)
    on_dice = {thing.id: thing.face.title for thing in found.things if thing.zone == "battle/dice"}
    assert on_dice == {"dice/hit": "✚", "dice/hit/1": "✚", "dice/loss": "✖"}
    played.say("0 hit", "0 loss")
    found = scene(played)
    assert [thing.face.title for thing in found.things if thing.zone == "battle/army"] == ["✚", "✖"]
    assert [thing.kind for thing in found.things if thing.zone == "battle/foe"] == ["slot"] * 3
    _, damage = thing(found, "battle/us/sum").face.numbers
    assert (damage.value, total(damage)) == (3 + 1, 4)
    assert numbers(thing(found, "battle/them/sum").face) == {"of 2 tokens": 1, "of 4 life": 0}
    assert zone(found, "battle/army").note == "2 of 2"


@clause("UK-10.2", "UK-10.3")
def test_a_princess_battle_is_a_sum() -> None:
    s = spot("K-HAV 10.NE t1", "P 10.C t8 r3", "E-DAH 10.C t3 d1", allies="E-GRE=P")
    found = scene(fight(s, "P"))
    damage = thing(found, "battle/us/sum").face.numbers[0]
    assert [(line.label, line.value) for line in damage.ledger] == [
        ("life of Dahaka", "8"),
        ("tokens", "+3"),
        ("Warrior", "−2"),
        ("allies", "−1"),
        ("Royal Bodyguard", "−2"),
        ("damage", "6"),
    ]


def test_every_sum_of_a_battle_adds_up_to_what_the_rules_say() -> None:
    added = 0
    for seed in range(6):
        for played in wander(3, 60 + seed):
            for found in scene(played).things:
                if found.id == "battle/us/sum":
                    for number in found.face.numbers:
                        if number.ledger:
                            assert total(number) == number.value, number
                            added += 1
    assert added > 40


# -- what events point at ---


def test_every_event_points_at_something_that_can_be_there() -> None:
    silent = {"step", "round", "starts", "shuffled"}
    assert {name for name, told in EVENTS.told.items() if told.at} == set(EVENTS.told) - silent


def test_events_point_at_what_is_drawn() -> None:
    """Of each event something is there in the moment after it, or was in the moment before."""
    names: set[str] = set()
    for seats, seed in ((2, 5), (4, 6)):
        table = Table(GAME, Seeded(seed), seats=seats, watching=True)
        rng, before = Seeded(seed + 1), set[str]()
        while True:
            first = len(table.events) - len(table.moments)
            for event, moment in zip(table.events[first:], table.moments, strict=True):
                view = GAME.view(moment, 0)
                ids = set(GAME.scene(view).ids())
                found = set(GAME.points(event.seen_by(0), view))
                assert not found or found & (ids | before), f"{event} points at {found}"
                names |= {event.name} if found else set()
                before = ids
            if table.is_over:
                break
            ask = table.asks()[0]
            table.say(ask.seat, ask.options[rng.pick(len(ask.options))])
    assert len(names) > 25
