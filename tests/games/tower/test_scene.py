"""What the table looks like: cards, zones and their notes, when a card can be used, steps and heading."""

from __future__ import annotations

import pytest

from kit import Played, clause
from monoceros.engine.core import asks
from monoceros.engine.speech import speak
from monoceros.games.tower.names import words_of
from monoceros.games.tower.scene_words import effect_words, foot_words, number_words, why_not_now
from monoceros.games.tower.tables import CARDS

from .plays import wander
from .scenes import EVERYBODY, FULL, KINDS, NAMES, lines, number, scene, thing, zone
from .spots import GAME, battle, match_of, spot, turn, whole_match, win_game

# -- cards ---


@clause("AT-2.3")
@clause("AT-3.5")
def test_a_base_card_shows_its_power_its_troops_in_two_sockets_and_their_power() -> None:
    card = thing(scene(spot(a="- , Lair 1")), "base/0/1-cavalry")
    assert (card.kind, card.zone, card.owner) == ("card", "territory/0/0", 0)
    assert (card.face.title, card.face.icon, card.face.field, card.face.pattern) == (
        "Lair",
        "spider-web",
        "dusk",
        "chevrons",
    )
    assert (number(card, "base power").value, number(card, "base power").at) == (4, "corner")
    assert (number(card, "power").value, number(card, "power").at, number(card, "power").change) == (3, "foot", 0)
    assert [socket.icon for socket in card.face.sockets] == ["spider-alt", ""]
    assert card.face.foot == "Spiderriders"
    assert card.label == "Lair, 1 Spiderrider of power 3, territory I, space 2"


def test_traits_are_chips_with_words() -> None:
    found = scene(spot(a="Standing stones 1, Nest 0, Burrows 2"))
    chips = {name: thing(found, f"base/0/{name}").face.chips for name in ("0-shooter", "1-siege", "2-heavy")}
    assert {name: [(chip.icon, chip.label) for chip in there] for name, there in chips.items()} == {
        "0-shooter": [("lightning-bow", "strikes first")],
        "1-siege": [("catapult", "hits only bases")],
        "2-heavy": [],
    }


def test_an_empty_space_is_a_slot_and_its_base_another_thing() -> None:
    slot = thing(scene(spot(a="Lair 1")), "space/0/1")
    assert (slot.kind, slot.face.title, slot.label) == ("slot", "empty", "Empty, territory I, space 2")


def test_each_kind_has_its_tincture_and_pattern_and_the_armies_of_packs_a_shade_of_it() -> None:
    abilities = "Elves, Druids, Trolls, Goblin spiderriders, Dragons, Wall of thorns, Treant"
    fae = [thing.face for thing in scene(spot(hand_a=abilities)).things if thing.zone == "hand/0"]
    assert [(face.field, face.pattern) for face in fae] == [
        ("vert", "paly"),
        ("teal", "bendy"),
        ("olive", "barry"),
        ("dusk", "chevrons"),
        ("gules", "lozengy"),
        ("tenne", "chequy"),
        ("purpure", "semy"),
    ]
    s = spot(hand_a="Brace, Volley, Shield line, Charge, Breach, Muster, Paladin", armies=("crownlands", "fae"))
    others = [thing.face for thing in scene(s).things if thing.zone == "hand/0"]
    assert [face.pattern for face in others] == [face.pattern for face in fae]
    assert others[0].field == "#3b6b65"  # two thirds vert, one third of the Crownlands' blue
    assert len({face.field for face in others}) == 7


def contrast(field: str, charge: str) -> float:
    light = [
        sum(c * weight for c, weight in zip(linear(x), (0.2126, 0.7152, 0.0722), strict=True)) for x in (field, charge)
    ]
    return (max(light) + 0.05) / (min(light) + 0.05)


def linear(colour: str) -> list[float]:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


@pytest.mark.parametrize("army", ["crownlands", "grave host", "deep hold"])
def test_a_cream_charge_can_be_seen_on_every_shade(army: str) -> None:
    s = spot(armies=(army, "fae"))
    s.hands[:12] = [1] * 12
    fields = [thing.face.field for thing in scene(s).things if thing.zone == "hand/0"]
    assert len(fields) == 12
    assert min(contrast(field, "#fbf2dc") for field in fields) >= 4.5


def test_a_number_that_was_designed_here_is_marked() -> None:
    s = spot(a="Village 1", b="Treecity 1", armies=("crownlands", "fae"))
    assert thing(scene(s), "base/0/0-light").face.designed
    assert not thing(scene(s), "base/1/0-light").face.designed


@clause("AT-12.4")
def test_copies_in_the_hand_are_one_thing_with_their_number() -> None:
    found = scene(spot(hand_a="Elves, Elves, Treant, Nest base"))
    assert [(n.what, n.value, n.at) for n in thing(found, "hand/0/ability-light").face.numbers] == [
        ("copies", 2, "count")
    ]
    assert [(n.what, n.value, n.at) for n in thing(found, "hand/0/ability-special").face.numbers] == [
        ("power", 7, "shield")
    ]
    assert zone(found, "hand/0").count == 4


@clause("AT-3.6")
@clause("AT-10.13")
def test_the_palace_shows_its_power_and_the_room_for_special_troops() -> None:
    found = scene(spot(a=f"{FULL} |", specials=(1, 0)))
    assert number(thing(found, "plate/0"), "power").value == 10
    assert thing(found, "special/0/0").face.title == "Treant"
    assert "palace/0/free" not in found.ids()
    assert thing(found, "palace/1/free").face.title == "special 0 of 0"


@clause("AT-16.6")
def test_16_6_a_palace_that_paladins_guard_says_what_it_falls_with() -> None:
    s = spot(a="Village 0, Village 0, Village 0", specials=(1, 0), armies=("crownlands", "fae"))
    plate = thing(scene(s), "plate/0")
    assert plate.label == "Palace of power 10 that falls with damage of 13"
    assert lines(number(plate, "power")) == ["printed: 10", "1 Paladin: +3", "falls with damage of: 13"]


@clause("AT-12.5")
def test_12_5_piles_show_a_back_or_the_last_discard_and_discards_can_be_looked_through() -> None:
    s = spot(hand_a="Elves")
    s.discards[2], s.discards[3] = [2, 0, 2], [7]
    for seat in EVERYBODY:
        found = scene(s, seat)
        assert zone(found, "pile/1/ability").count == 30
        assert thing(found, "pile/1/ability/top").face.down
        assert (zone(found, "discard/1/ability").count, zone(found, "discard/0/ability").count) == (3, 0)
        assert thing(found, "discard/1/ability/top").face.title == "Trolls"
        holds = zone(found, "discard/1/ability").holds
        assert [(line.label, line.value) for line in holds] == [("Elves", "×1"), ("Trolls", "×2")]
        assert zone(found, "pile/1/ability").holds == ()


# -- when a card can be used ---


@clause("AT-10.4")
@clause("AT-10.9")
@clause("AT-10.14")
@clause("AT-10.16")
def test_a_card_says_why_it_cannot_be_played() -> None:
    hand = "Elves, Druids, Trolls, Wall of thorns, Treant, Nest base"
    found = scene(battle(spot(a="Treecity 2, Standing stones 1", hand_a=hand, played_a="Elves")))
    assert {thing.id.removeprefix("hand/0/"): thing.when for thing in found.things if thing.zone == "hand/0"} == {
        "ability-light": "already in force",
        "ability-shooter": "when it is your move",
        "ability-heavy": "only with Trolls in play",
        "ability-common": "only on {1}'s turn",
        "ability-special": "only with a full territory",
        "base-siege": "only when renewing",
    }


def test_a_card_is_offered_exactly_when_nothing_speaks_against_it() -> None:
    looked = 0
    for kind in KINDS:
        for t in wander(5, games=4, **kind):
            for ask in asks(t.state):
                if ask.name == "window":
                    view, offered = GAME.view(t.state, ask.seat), {pick[1] for pick in ask.options if pick != "pass"}
                    words = words_of(view, ask.seat)["abilities"]
                    for slot in range(7):
                        if view.hands[ask.seat * CARDS + slot]:
                            looked += 1
                            said = why_not_now(view, ask.seat, slot, words[slot])
                            assert (said == "") == (words[slot]["kind"] in offered), f"{words[slot]['name']}: {said}"
    assert looked > 200


# -- zones, notes and where they lie ---


def test_the_own_board_lies_below_and_the_own_hand_below_the_question() -> None:
    for seat in (0, 1):
        layout = scene(spot(a="Lair 1"), seat).layout
        other = 1 - seat
        home = (
            "palace/{0}",
            "hand/{0}",
            "pile/{0}/ability",
            "discard/{0}/ability",
            "pile/{0}/base",
            "discard/{0}/base",
        )
        assert [row.zones for row in layout.table] == [
            tuple(name.format(other) for name in home),
            tuple(f"territory/{other}/{t}" for t in range(3)),
            tuple(f"territory/{seat}/{t}" for t in range(3)),
        ]
        assert [row.form for row in layout.table] == ["ends", "even", "even"]
        assert layout.near == tuple(name.format(seat) for name in home)


def test_a_spectator_sees_both_sides_alike_and_only_backs() -> None:
    found = scene(spot(a="Lair 1", hand_a="Elves", hand_b="Treant, Nest base"), None)
    assert [row.zones[0] for row in found.layout.table] == ["palace/1", "territory/1/0", "territory/0/0", "palace/0"]
    assert found.layout.near == ()
    assert {thing.face.down for thing in found.things if thing.zone.startswith("hand/")} == {True}


@clause("AT-7.9")
@clause("AT-7.11")
def test_territories_say_what_is_to_be_said_of_them() -> None:
    s = spot(a="Lair 2, Burrows 1 | Treecity 2 | Nest 0", b="Treecity 1, Burrows 2 |", hand_a="Goblin spiderriders")
    t = battle(s).say("0 pass")
    assert [zone(scene(t), f"territory/0/{i}").note for i in range(3)] == [
        "may still attack",
        "may still attack",
        "1 base · 0 troops",
    ]
    assert [zone(scene(t), f"territory/1/{i}").note for i in range(3)] == ["2 bases · 3 troops", "", ""]
    t.say("0 attack 1 1")
    for seat in EVERYBODY:
        found = scene(t, seat)
        assert (zone(found, "territory/0/0").note, zone(found, "territory/0/0").marks) == ("attacking", ("attacking",))
        assert (zone(found, "territory/1/0").note, zone(found, "territory/1/0").marks) == ("under attack", ("aimed",))
        assert zone(found, "territory/0/1").note == "may still attack"
        (arrow,) = found.arrows
        assert (arrow.start, arrow.end, arrow.owner) == ("territory/0/0", "territory/1/0", 0)
        assert (
            speak(arrow.label, NAMES, seat)
            == {
                0: "You attack Maro's territory I",
                1: "Anna attacks your territory I",
                None: "Anna attacks Maro's territory I",
            }[seat]
        )


def test_where_nothing_goes_on_nothing_lies_between_the_boards() -> None:
    assert not {zone.kind for zone in scene(turn(spot(a="Lair 2"))).zones} & {"notices", "figures"}
    found = scene(battle(spot(a="Lair 2", hand_a="Goblin spiderriders", played_b="Dragons")))
    assert found.layout.table[2].zones == ("force/0", "force/1")


@clause("AT-7.6")
def test_an_ability_in_force_is_told_of_its_owner() -> None:
    s = spot(a="Treecity 1", b="Burrows 1", played_a="Elves", played_b="Trolls")
    said = {
        seat: [speak(thing(scene(s, seat), f"played/{i}/0").face.text, NAMES, seat) for i in (0, 1)]
        for seat in EVERYBODY
    }
    assert said == {
        0: [
            "This turn your elves have power 2 and strike first.",
            "Turn's end: recruit a troll for each one Maro lost.",
        ],
        1: [
            "This turn Anna's elves have power 2 and strike first.",
            "Turn's end: recruit a troll for each one you lost.",
        ],
        None: [
            "This turn Anna's elves have power 2 and strike first.",
            "Turn's end: recruit a troll for each one Maro lost.",
        ],
    }


def test_small_words() -> None:
    assert [foot_words(name) for name in ("Elves", "Goblin spiderriders", "Wraith archers")] == [
        "Elves",
        "Spiderriders",
        "Archers",
    ]
    assert [number_words(n) for n in (2, -1, 0)] == ["+2", "−1", "±0"]
    assert effect_words(GAME.view(spot(), 1), 0, "Your elves lost what you had.") == "{0}'s elves lost what {0} had."


# -- where in the game ---


def test_the_heading_says_which_game_and_turn() -> None:
    assert scene(spot(turn=9)).heading == "Game 1 of 3 · turn 9"
    assert scene(spot(turn=9, match="single")).heading == "Turn 9"
    assert scene(whole_match(match="single")).heading == "Setup"


def test_plates_count_cards_and_games() -> None:
    t = match_of(2)
    win_game(t)
    assert [(plate.note, plate.score, plate.score_label) for plate in scene(t).plates] == [
        ("0 cards", (1, 2), "games won: 1 of 2"),
        ("0 cards", (0, 2), "games won: 0 of 2"),
    ]
    assert scene(spot(match="single", hand_a="Elves")).plates[0].note == "1 card"
    assert scene(spot(match="single")).plates[0].score == (0, 0)


def now(t: Played) -> str:
    found = scene(t)
    return f"{found.steps_title}: {', '.join(step.label for step in found.steps if step.state == 'now')}"


@clause("AT-5.2")
@clause("AT-7.3")
def test_the_steps_of_a_turn_and_of_an_attack() -> None:
    s = spot(a="Standing stones 2, Lair 2", b="Burrows 2, Burrows 1", hand_a="Druids, Druids, Goblin spiderriders")
    t = turn(s)
    assert now(t) == "This turn: Renewal"
    t.say("0 decline")
    assert now(t) == "This turn: Battle"
    t.say("0 pass", "0 attack 1 1")
    assert now(t) == "This attack: Abilities"
    t.say("0 pass")
    assert now(t) == "This attack: First strike"
    t.say("0 troop 1 1")
    assert now(t) == "This attack: Fight"


def test_setup_and_the_end_have_no_steps() -> None:
    assert scene(whole_match(match="single")).steps == ()
    t = match_of(1, match="single")
    win_game(t)
    assert t.is_over
    found = scene(t)
    assert (found.steps, found.arrows) == ((), ())
    assert thing(found, "plate/1").marks == ("faded", "fallen")
