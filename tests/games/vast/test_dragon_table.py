"""What the table shows of the Dragon and the Thief: views, other worlds, words, mats, quick answers."""

from __future__ import annotations

from typing import Any

import pytest

from kit import clause
from monoceros.engine.chance import Seeded
from monoceros.engine.content import ContentError, read_pack
from monoceros.engine.core import Ask
from monoceros.engine.events import Event
from monoceros.games.vast import GAME
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_dragon as d
from monoceros.games.vast import tables_thief as f
from monoceros.games.vast.bots import instinct, value
from monoceros.games.vast.content import KIT
from monoceros.games.vast.effects_gems import put_flame_wall
from monoceros.games.vast.facts_dragon import can_pay
from monoceros.games.vast.rules.dragon import turn_options
from monoceros.games.vast.tell import tell
from monoceros.games.vast.view_dragon import check_dragon
from monoceros.games.vast.view_thief import check_thief

from .dragons import dragon_goes, dragons, mixed, paying, thief_goes, thieves

ROW = ("A01@0,1 r0", "A05@0,2 r0 treasure", "A10@0,3")


def table(**given: Any) -> Any:
    given.setdefault("dragon", "0,0")
    s = mixed(*ROW, roles="dragon,thief", thief="0,1", collapsing=True, **given)
    s.turn = t.DRAGON
    return s


# -- who knows what (VF-11.4) ---


@clause("VF-11.4")
def test_power_cards_in_hand_are_secret() -> None:
    s = table(cards="claw 2 wing 1")
    assert GAME.view(s, 0)["dragon"]["hand"] == [2, 0, 1]
    for other in (1, None):
        view = GAME.view(s, other)["dragon"]
        assert (view["hand"], view["hand_size"]) == (None, 3)


@clause("VF-11.4")
def test_in_other_worlds_he_holds_other_cards_but_can_pay_what_he_is_paying_for() -> None:
    s = table(cards="claw 3", gems="claw 0,1")
    paying(s, "scratch")  # a Gem of the same kind: he is asked
    hands = set()
    for seed in range(40):
        world = GAME.redeal(s, 1, Seeded(seed))
        assert sum(world.dragon.hand) == 3
        assert can_pay(world, world.dragon.paying)
        check_dragon(world)
        hands.add(tuple(world.dragon.hand))
    assert len(hands) > 1
    assert GAME.redeal(s, 0, Seeded(1)).dragon.hand == [3, 0, 0]


@clause("VF-11.4", "VF-50.2")
def test_what_the_thief_has_looked_at_only_he_knows() -> None:
    s = thieves("T01@0,1", "E05@1,0", "A01@-1,0", roles="knight,thief", thief="0,0", collapsing=True)
    s.turn = t.THIEF
    thief_goes(s, "4 3 2", "step N", "look", "leave")
    known = [{facts["tile"]: facts["known"] for facts in GAME.view(s, seat)["tiles"]}[1] for seat in (0, 1)]
    assert known == ["", "T01"]
    faces = {GAME.redeal(s, 1, Seeded(seed)).face[1] for seed in range(30)}
    assert faces == {t.FACE_IDS.index("T01")}
    assert len({GAME.redeal(s, 0, Seeded(seed)).face[1] for seed in range(30)}) > 1


def test_checks_find_what_is_lost() -> None:
    s = table(cards="claw 1")
    check_dragon(s)
    check_thief(s)
    s.dragon.hand[0] = 0
    with pytest.raises(AssertionError, match="Power card"):
        check_dragon(s)
    s.thief.cubes = 9
    with pytest.raises(AssertionError, match="Action cubes"):
        check_thief(s)


# -- words ---


def test_the_text_names_both_boards() -> None:
    s = table(cards="claw 2", gems="wing 0,1", woken=4, upgrades_of_thief="kit", carried=1)
    words = GAME.text(GAME.view(s, 0))
    assert "The Dragon · on the Entrance, underground" in words
    assert "Wakefulness 4 of 11" in words
    assert "Your hand: 2 Claw cards" in words
    assert "Upgrades: Lock Picking Kit" in words
    assert "1 of 6 tokens stashed, 1 carried" in words
    assert "Hand: 2 Power cards" in GAME.text(GAME.view(s, 1))


SAID = {
    "dragon_power": ((d.CLAW,), "{0} uses Claw."),
    "power_discarded": ((d.WING_CARD,), "{0} discards a Wing card."),
    "powers_shuffled": (((2, 0, 1),), "{0} discards 2 Claw and 1 Wing. The Power cards are shuffled."),
    "gem": ((0, 1), "The Claw Gem lies at (0, 1)."),
    "gem_home": ((1,), "The Flame Gem returns to the Dragon."),
    "flame_wall": ((1,), "A Flame Wall burns at (0, 1)."),
    "burned": ((t.THIEF_PIECE, 1), "The Thief runs into the Flame Wall."),
    "cube_wakes": ((d.HUNGER, 3), "A cube of Hunger wakes: Wakefulness 3."),
    "eats": ((2, 4), "The Dragon eats 2: 4 eaten Goblins."),
    "dragon_hurt": ((1, 4), "{0} loses 1 Health: 4 left."),
    "assigned": ((2, 1, 0), "{1} puts 4 on Movement, 3 on Stealth, 2 on Thievery."),
    "loots": ((1,), "{1} takes a Treasure token at (0, 1)."),
    "backstabs": ((t.DRAGON_PIECE, 2), "{1} stabs the Dragon for 2 cubes."),
    "boon": ((f.EVASION,), "{1} takes the upgrade Unnatural Evasion."),
    "thief_dies": ((1,), "The Thief dies at (0, 1), and drops what he carried."),
}


@pytest.mark.parametrize("name", SAID)
def test_events_in_words(name: str) -> None:
    facts, words = SAID[name]
    assert tell(Event(name, facts, None, -1, 0), GAME.view(table(), 0)) == words


def test_a_card_drawn_is_named_to_him_alone() -> None:
    view = GAME.view(table(), 0)
    drawn = Event("power_drawn", (), d.FLAME_CARD, 1, 1)
    assert tell(drawn, view) == "{0} draws a Flame card."
    assert tell(drawn.seen_by(1), view) == "{0} draws a Power card."


# -- the mats ---


def test_the_mats_show_tracks_powers_gems_and_upgrades() -> None:
    s = table(cards="claw 2", gems="wing 0,1", woken=4, upgrades_of_thief="kit")
    put_flame_wall(s, 2)
    s.tokens[1] |= t.VAULT_TOKEN
    things = {thing.id: thing for thing in GAME.scene(GAME.view(s, 0)).things}
    others = {thing.id: thing for thing in GAME.scene(GAME.view(s, 1)).things}
    assert {f"power/{power}" for power in range(d.POWERS)} <= set(things)
    assert {f"boon/{upgrade}" for upgrade in range(f.UPGRADES)} <= set(others)
    assert things["mat/thief/boons"].label == "Upgrades: Lock Picking Kit"  # those who watch have the short form
    assert "Wrath (any 4)" in others["mat/dragon/powers"].face.text
    assert things["gem/2"].zone == "map"
    assert things["gem/0"].zone == "mat/dragon"
    assert things["flame-wall"].label == "Flame Wall at (0, 2)"
    assert things["vault/1"].label == "Vault token at (0, 1)"
    assert things["power-card/0"].zone == "hand/dragon"
    assert "power-card/0" not in others


# -- quick answers ---


def weights(s: Any, seat: int, name: str, options: list[Any]) -> dict[str, float]:
    found = instinct(s, Ask(seat, name, options))
    return {
        " ".join(map(str, pick)) if isinstance(pick, tuple) else str(pick): found[i] for i, pick in enumerate(options)
    }


def test_the_dragon_wakes_what_he_can_and_goes_where_treasure_lies() -> None:
    s = dragons(*ROW, collapsing=True, dragon_eaten=2)
    found = weights(s, 0, "dragon", turn_options(s))
    assert max(found, key=lambda pick: found[pick]) == "wake hunger"
    s.dragon.eaten = 0
    found = weights(s, 0, "dragon", turn_options(s))
    assert max(found, key=lambda pick: found[pick]) == "go N 2"


def test_awake_and_surfaced_he_goes_home() -> None:
    s = dragons(*ROW, dragon="0,2", woken=11, collapsing=True)
    s.dragon.awake, s.dragon.underground = True, False
    game = dragon_goes(s)
    found = weights(s, 0, "dragon", [tuple(pick) if isinstance(pick, list) else pick for pick in game.ask(0).options])
    assert max(found, key=lambda pick: found[pick]) == "go S 2"
    assert value(s, 0) > 0.7


def test_the_thief_loots_and_carries_home() -> None:
    s = thieves(*ROW, thief="0,2", collapsing=True)
    game = thief_goes(s, "2 3 4")
    found = weights(s, 0, "thief", list(game.ask(0).options))
    assert max(found, key=lambda pick: found[pick]) == "loot"
    s.thief.carried = 2
    s.treasures[2] = 0
    found = weights(s, 0, "thief", list(game.ask(0).options))
    assert max(found, key=lambda pick: found[pick]) == "step S"


# -- the content (T15 to T18) ---

WRONG = [
    ('[[dragon_power]]\nid = "hiss"\ncost = []', "it costs 1 to 4 symbols"),
    ('[[dragon_power]]\nid = "hiss"\ncost = ["any", "claw"]', "not both"),
    ('[[power_card]]\nid = "wing"\ncopies = 7', "there are 18 cards, not 19"),
    ('[[wake]]\nid = "wake-4"\ncubes = 2', "the numbers of cubes rise from 0"),
    ('[[dragon]]\nid = "health"\nnumber = 0', "at least 1"),
    ('[[action]]\nid = "loot"\ncubes = []', "it takes cubes"),
    ('[[stat]]\nid = "movement"\ntoken = 6', "the tokens rise"),
    ('[[thief]]\nid = "loot"\nnumber = 0', "at least 1"),
]


@pytest.mark.parametrize(("text", "words"), WRONG, ids=[words[:30] for _, words in WRONG])
def test_errors_name_the_row(text: str, words: str) -> None:
    with pytest.raises(ContentError, match=words):
        KIT.load([read_pack(text, "wrong")])


def test_numbers_and_names_of_the_tables_are_those_of_the_rows() -> None:
    ids = {table: tuple(rows) for table, rows in KIT.load().tables.items()}
    assert ids["dragon_power"] == d.POWER_IDS
    assert ids["power_card"] == d.KIND_IDS
    assert ids["sloth"] == d.SLOTH_IDS
    assert ids["action"] == f.ACTION_IDS
    assert ids["boon"] == f.UPGRADE_IDS
    assert ids["stat"] == f.STAT_IDS
