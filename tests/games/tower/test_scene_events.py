"""What events point at and say, and where things come from and go to."""

from __future__ import annotations

from kit import Played, clause
from monoceros.engine.events import Event
from monoceros.engine.laws_scene import check_passage, check_scene

from .scenes import FULL, scene, thing
from .spots import GAME, attacking, battle, ending, on_top, renewing, spot

# -- events and the things they are about ---


def pointed(t: Played, name: str, seat: int | None) -> list[tuple[str, ...]]:
    return [GAME.points(event.seen_by(seat), GAME.view(t.state, seat)) for event in t.happened(name)]


def test_events_point_at_what_they_are_about() -> None:
    s = spot(a="Standing stones 1", played_a="Druids")
    on_top(s, 0, "Trolls")
    t = ending(s).say("0 ability")
    assert pointed(t, "drew", 0) == [("hand/0/ability-heavy", "pile/0/ability")]
    assert pointed(t, "drew", 1) == [("pile/0/ability",)]
    t = attacking(spot(a="Nest 2", b="Burrows 2, Treecity 1", played_a="Dragons"))
    assert pointed(t, "attack", 1) == [("territory/0/0", "territory/1/0")]
    assert pointed(t, "base_lost", 1) == [("base/1/0-heavy", "space/1/0"), ("base/1/1-light", "space/1/1")]
    t = renewing(spot(hand_a="Lair base"), None)
    assert GAME.points(Event("turn", (1, 0), None, 0, 0), GAME.view(t.state, 0)) == ()


@clause("AT-17.3")
def test_17_3_a_pass_is_told_the_same_whether_it_was_chosen_or_not() -> None:
    t = battle(spot(a="Treecity 1", hand_a="Elves")).say("0 pass")
    said = [GAME.tell(event, GAME.view(t.state, 1)) for event in t.happened("passed")]
    assert said == ["{0} passes.", "{1} passes."]


def test_dragons_fire_is_told() -> None:
    t = attacking(spot(a="Nest 2", b="Burrows 2", played_a="Dragons"))
    (event,) = t.happened("fire")
    assert GAME.tell(event, GAME.view(t.state, 0)) == "{0} burns every troop of {1} for 2."


# -- coming and going ---


def passage(t: Played, words: str, seat: int | None) -> tuple[dict[str, str], dict[str, str]]:
    """What appears with a pick, and from where; what goes, and where to."""
    before = scene(t, seat)
    after = scene(t.say(words), seat)
    check_scene(after)
    check_passage(before, after)
    came = {thing.id: thing.came_from for thing in after.things if thing.id not in before.ids()}
    gone = {thing.id: thing.goes_to for thing in before.things if thing.id not in after.ids()}
    return came, gone


def test_a_built_base_comes_from_the_hand_and_the_one_it_covers_goes_to_the_discards() -> None:
    s = spot(a="Treecity 1", hand_a="Lair base, Nest base, Elves, Elves, Elves", hand_b="Elves, Elves, Elves")
    for pile in s.piles:
        pile.bag = []
    t = renewing(s)
    came, gone = passage(t, "0 build cavalry 1 1", 0)
    assert came == {"base/0/0-cavalry": "hand/0/base-cavalry", "discard/0/base/top": ""}
    assert gone == {"base/0/0-light": "discard/0/base", "hand/0/base-cavalry": ""}
    came, gone = passage(t, "0 build siege 1 2", 1)
    assert came == {"base/0/1-siege": "hand/0"}
    assert gone == {"space/0/1": "", "back/0/base-0": ""}


def test_a_played_card_comes_from_the_hand_and_goes_to_the_discards() -> None:
    s = spot(a=f"{FULL} | Lair 1", b="Lair 1", hand_a="Goblin spiderriders, Treant")
    t = battle(s)
    came, gone = passage(t, "0 play cavalry", 1)
    assert came == {"played/0/0": "hand/0"}
    assert gone == {"back/0/ability-1": ""}
    came, _ = passage(t, "0 play special", 0)
    assert came["special/0/0"] == "hand/0/ability-special"
    assert thing(scene(t), "played/0/0").goes_to == "discard/0/ability"


def test_with_too_many_cards_the_next_one_goes_to_the_discards() -> None:
    found = scene(spot(hand_a="Elves, Elves, Elves, Trolls, Lair base, Nest base"))
    assert thing(found, "hand/0/base-siege").goes_to == "discard/0/base"
    assert thing(found, "hand/0/ability-heavy").goes_to == "discard/0/ability"
    assert thing(scene(spot(hand_a="Trolls")), "hand/0/ability-heavy").goes_to == ""
