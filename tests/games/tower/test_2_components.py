"""Section 2: what each player has before the game."""

from __future__ import annotations

from collections import Counter

from kit import Played, clause, new_state
from monoceros.engine.chance import Loaded
from monoceros.games.tower.rules.match import match

from .shown import shown
from .spots import GAME, board, cards, on_top, playing, spot

NINE = "Treecity 0, Treecity 0, Treecity 0 | Treecity 0, Treecity 0, Treecity 0 | Burrows 0, Burrows 0, Burrows 0"


@clause("AT-2.1")
def test_2_1_a_board_has_a_palace_three_territories_of_three_spaces_and_four_piles() -> None:
    scene = GAME.scene(GAME.view(spot(), 0))
    for seat in (0, 1):
        assert {zone.id for zone in scene.zones if zone.owner == seat} == {
            f"palace/{seat}",
            *[f"territory/{seat}/{territory}" for territory in range(3)],
            *[f"{pile}/{seat}/{kind}" for pile in ("pile", "discard") for kind in ("ability", "base")],
            f"hand/{seat}",
        }
        slots = [thing for thing in scene.things if thing.kind == "slot" and thing.owner == seat]
        spaces = Counter(thing.zone for thing in slots if thing.id.startswith("space/"))
        assert spaces == {f"territory/{seat}/{territory}": 3 for territory in range(3)}
        assert [thing.face.title for thing in scene.things if thing.id == f"plate/{seat}"] == ["Palace"]


@clause("AT-2.2")
def test_2_2_each_player_has_30_ability_cards_and_25_base_cards() -> None:
    s = Played(GAME, new_state("tower"), match, chance=Loaded([0])).state
    abilities = "Elves, Druids, Trolls, Goblin spiderriders, Dragons, Wall of thorns, Treant"
    bases = "Treecity base, Standing stones base, Burrows base, Lair base, Nest base"
    for seat in (0, 1):
        assert shown(s, None)[seat]["piles"] == [30, 25]
        for pile, words, copies in ((0, abilities, (7, 6, 5, 3, 3, 3, 3)), (1, bases, (7, 6, 5, 4, 3))):
            wanted = dict(zip(cards(s, seat, words), copies, strict=True))
            assert Counter(s.piles[seat * 2 + pile].cards()) == wanted


@clause("AT-2.3")
def test_2_3_each_of_nine_base_spaces_has_a_counter_that_shows_0_1_or_2_troops() -> None:
    s = spot(a=NINE)
    for seat in (0, 1):
        on_top(s, seat, "Druids, Druids, Druids, Druids, Druids, Druids")
    t = playing(s)
    for troops in (1, 2, 2):
        t.say("0 renew", *["0 ability"] * 2, *["0 discard druids (ability)"] * 2, *["1 ability"] * 2)
        t.say(*["1 discard druids (ability)"] * 2, "0 done", "1 done", "0 end", "1 decline")
        assert board(t.state, 0) == NINE.replace("0", str(troops))
        assert shown(t.state, 1)[0]["troops"] == [troops] * 9


@clause("AT-2.4")
def test_2_4_seven_marks_tell_the_five_kinds_of_troop_common_and_special_abilities_apart() -> None:
    abilities = "Elves, Druids, Trolls, Goblin spiderriders, Dragons, Wall of thorns, Treant"
    bases = "Treecity base, Standing stones base, Burrows base, Lair base, Nest base"
    scene = GAME.scene(GAME.view(spot(hand_a=f"{abilities}, {bases}"), 0))
    mark = {thing.id: thing.face.sign for thing in scene.things if thing.zone == "hand/0"}
    kinds = ("light", "shooter", "heavy", "cavalry", "siege")
    assert len(mark) == 12
    assert len({mark[f"hand/0/ability-{kind}"] for kind in (*kinds, "common", "special")}) == 7
    assert [mark[f"hand/0/base-{kind}"] for kind in kinds] == [mark[f"hand/0/ability-{kind}"] for kind in kinds]
    assert (mark["hand/0/ability-common"], mark["hand/0/ability-special"]) == ("hand", "star-formation")
