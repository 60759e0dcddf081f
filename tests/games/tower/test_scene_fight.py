"""Numbers that abilities change, and a fight, as they are drawn: totals, ledgers, damage."""

from __future__ import annotations

from typing import Any

from kit import clause
from monoceros.games.tower.rules.lineup import draw_up
from monoceros.games.tower.strength import changes, combat_ahead

from .plays import wander
from .scenes import EVERYBODY, FULL, KINDS, lines, number, scene, thing, zone
from .spots import GAME, attacking, spot

# -- numbers that abilities change ---


@clause("AT-10.5")
@clause("AT-10.8")
def test_changed_power_has_a_ledger_of_the_abilities_that_changed_it() -> None:
    s = spot(
        a="| Lair 2, Nest 1",
        b="Treecity 1 | Treecity 2, Standing stones 1, Burrows 1",
        played_a="Goblin spiderriders",
        played_b="Elves",
        hand_a="Dragons",
    )
    t = attacking(s, 2, 2)
    for seat in EVERYBODY:
        found = scene(t, seat)
        elves, resting = thing(found, "base/1/3-light"), thing(found, "base/1/0-light")
        druids, trolls = thing(found, "base/1/4-shooter"), thing(found, "base/1/5-heavy")
        powers = [number(card, "power") for card in (resting, elves, druids, trolls)]
        assert [(power.value, power.change) for power in powers] == [(2, 1), (1, 0), (0, -1), (1, -1)]
        assert lines(powers[0]) == ["printed: 1", "Elves of {1}: +1", "power: 2"]
        assert lines(powers[1]) == ["printed: 1", "Elves of {1}: +1", "Goblin spiderriders of {0}: −1", "power: 1"]
        assert [chip.label for chip in elves.face.chips] == ["strikes first"]
        assert number(thing(found, "base/0/3-cavalry"), "power").ledger == ()


@clause("AT-8.2")
def test_power_below_zero_is_zero_and_the_ledger_says_so() -> None:
    # Two of these never lie there at once.
    riders = "Goblin spiderriders, Goblin spiderriders"
    s = spot(a="Lair 1, Nest 1", b="Standing stones 1", played_a=riders, hand_a="Dragons")
    druids = thing(scene(attacking(s)), "base/1/0-shooter")
    assert lines(number(druids, "power")) == [
        "printed: 1",
        "Goblin spiderriders of {0}: −1",
        "Goblin spiderriders of {0}: −1",
        "never below 0: +1",
        "power: 0",
    ]


def test_what_is_shown_is_what_the_rules_come_to() -> None:
    """Traced one ability at a time, every stack of a fight has the numbers with which the rules draw it up."""
    looked = 0
    for kind in KINDS:
        for t in wander(21, games=6, **kind):
            s: Any = t.state
            view = GAME.view(s, None)
            fight = view.combat or combat_ahead(view)
            if fight is None:
                continue
            c = s.combat or draw_up(s, fight.group, fight.goal)
            for found in changes(view):
                place = c.group if found.seat == c.attacker else c.goal
                if place == found.at // 3:
                    looked += 1
                    k = (6 if found.base else 0 if found.seat == c.attacker else 3) + found.at % 3
                    assert (found.strike, found.toughness) == (c.strike[k], c.toughness[k])
                    assert found.swift == bool(c.swift >> k & 1)
                    assert found.siege == bool(c.siege >> k & 1)
    assert looked > 50


# -- the fight ---


@clause("AT-8.4")
@clause("AT-8.7")
def test_totals_of_the_fight_ahead_can_be_opened() -> None:
    s = spot(
        a="| Lair 2, Burrows 2, Nest 1",
        b="| Treecity 2, Standing stones 1, Burrows 1",
        played_a="Goblin spiderriders",
        played_b="Elves",
        hand_a="Dragons",
    )
    t = attacking(s, 2, 2)
    found = scene(t)
    assert zone(found, "strike").label == "The fight ahead"
    ours, theirs = thing(found, "strike/0"), thing(found, "strike/1")
    assert [(n.what, n.value) for n in ours.face.numbers] == [("first", 0), ("regular", 10), ("siege", 4)]
    assert [(n.what, n.value) for n in theirs.face.numbers] == [("first", 2), ("regular", 13), ("siege", 0)]
    assert lines(number(ours, "regular")) == ["2 Goblin spiderriders × 3: 6", "2 Trolls × 2: 4", "together: 10"]
    assert lines(number(theirs, "first")) == ["2 Elves × 1: 2", "1 Druid × 0: 0", "together: 2"]
    assert lines(number(theirs, "regular")) == ["1 Troll × 1: 1", "3 bases × 4: 12", "together: 13"]
    assert [thing.id for thing in scene(t, 1).things if thing.zone == "strike"] == ["strike/1", "strike/0"]
    t.say("0 play siege")
    assert (number(thing(scene(t), "strike/0"), "to each")).value == 1


def test_every_ledger_adds_up() -> None:
    for kind in KINDS:
        for t in wander(31, games=3, **kind):
            for what in scene(t, None).things:
                for n in what.face.numbers:
                    sums = [line for line in n.ledger if line.sum]
                    values = [int(line.value.replace("−", "-")) for line in n.ledger[: len(n.ledger) - len(sums)]]
                    if sums and n.ledger[-1].sum:
                        assert int(sums[0].value) == sum(values), f"{what.id} {n.what}: {lines(n)}"
                        assert what.kind == "plate" or int(sums[0].value) == n.value


@clause("AT-8.16")
def test_damage_is_pips_on_troops_then_on_the_base() -> None:
    t = attacking(spot(a="Lair 2, Burrows 1", b="Burrows 2, Lair 2")).say("0 troop 1 2")
    card = thing(scene(t, 1), "base/1/1-cavalry")
    assert (card.face.pips, card.marks) == ((3, 3), ("damaged",))
    assert card.label.endswith("damage 3 of 3")
    assert thing(scene(t, 1), "base/1/0-heavy").face.pips == (0, 0)
    t.say("0 troop 1 1")  # of the five that are left, two: three remain for one of the others
    assert thing(scene(t, 1), "base/1/0-heavy").face.pips == (2, 2)
    t = attacking(spot(a="Lair 2", b="Treecity 1, Treecity 0, Treecity 0")).say("0 base 1 1")
    assert [thing(scene(t), f"base/1/{i}-light").face.pips for i in range(3)] == [(4, 4), (0, 0), (0, 0)]


@clause("AT-9.4")
def test_the_palace_under_attack_is_aimed_at() -> None:
    t = attacking(spot(a="Lair 2")).say("0 palace")
    assert t.happened("to_palace")
    s = spot(a="Burrows 1, Treecity 1", b=f"| {FULL}", specials=(0, 1), hand_a="Elves")
    t = attacking(s).say("0 pass")
    found = scene(t)
    assert [step.state for step in found.steps] == ["done", "done", "done", "done", "now"]
    assert found.arrows[0].end == "territory/1/0"
    assert number(thing(found, "strike/1"), "regular").value == 17  # what awaits them: the palace and the Treant
