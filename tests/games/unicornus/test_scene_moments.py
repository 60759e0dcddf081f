"""What the table shows at one moment and not at another: contested spaces, the hand of who acts, whom to choose."""

from __future__ import annotations

from kit import clause
from monoceros.engine.core import asks
from monoceros.games.unicornus.facts import own_hands

from .spots import GAME, spot
from .test_scene import arrows, thing, wander, zone


@clause("UK-7.10", "UK-7.17")
def test_a_space_that_two_enemy_characters_want_is_contested_until_they_have_moved() -> None:
    s = spot("K-ZYN 12.C t1", "E-LYL 12.E t1", "E-DOR 12.W t1")
    s.step = 5
    found = GAME.scene(GAME.view(s, 0))
    ends = [{arrow.end for arrow in arrows(found, unit)} for unit in ("unit/E-LYL", "unit/E-DOR")]
    both = ends[0] & ends[1]
    assert both == {"space/12.C"}
    assert (thing(found, "space/12.C").marks, thing(found, "space/12.C").face.foot) == (("aimed",), "contested")
    s.arrivals = (11 * 7, 11 * 7 + 1)
    found = GAME.scene(GAME.view(s, 0))
    assert {arrow.start for arrow in found.arrows} <= {"unit/P"}, "nobody moves twice"
    assert not [thing for thing in found.things if thing.face.foot == "contested"]


@clause("UK-15.2", "UK-15.3")
def test_of_two_own_characters_the_one_that_acts_lies_open() -> None:
    played = next(played for played in wander(2, 5) if not played.is_over and asks(played.state)[0].name == "turn")
    s = played.state
    seat = asks(s)[0].seat
    view = GAME.view(s, seat)
    found = GAME.scene(view)
    acting, other = sorted(own_hands(view), key=lambda hand: bool(view.hero_of[hand] != s.active))
    assert found.layout.near == (f"hand/{acting}",)
    assert f"hand/{other}" in found.layout.right
    assert (zone(found, f"hand/{acting}").size, zone(found, f"hand/{other}").size) == ("m", "xs")
    assert len([zone for zone in found.zones if zone.kind == "mat"]) == 2, "the princess's and one more"


def test_nobody_is_chosen_after_the_end() -> None:
    s = spot("K-ZYN 18.C")
    s.step, s.outcome, s.hero_of[0] = 6, 2, -1
    assert not [zone for zone in GAME.scene(GAME.view(s, 0)).zones if zone.id == "heroes"]
