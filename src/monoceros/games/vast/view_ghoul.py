"""What a seat may know of the Ghoul or the Vile Ghoul, and other worlds that it cannot tell apart."""

from __future__ import annotations

from typing import Any

from monoceros.engine.chance import Dealer
from monoceros.engine.pile import Pile, draw_from
from monoceros.games.vast import tables_ghoul as g
from monoceros.games.vast.facts_ghoul import collect_price, ghoul_role, ghoul_seat, is_vile, may_escape, terrors_left
from monoceros.games.vast.state import State


def ghoul_view(s: State, seat: int | None) -> dict[str, Any]:
    """VF-11.4, VF-56.13 All is public but the deck, and the cards it looks at to keep one."""
    ghoul, tables = s.ghoul, s.terms.ghoul
    own = seat is not None and seat == ghoul_seat(s)
    return {
        "vile": is_vile(s),
        "turns": ghoul.turns,
        "fury": ghoul.fury,
        "most_fury": tables.most_fury,
        "fury_goal": tables.fury_goal,
        "crystal_goal": s.terms.crystal_goal[ghoul_role(s)],
        "smashed": ghoul.smashed,
        "smash": tables.smash,
        "may_escape": may_escape(s),
        "discs": ghoul.discs,
        "most_discs": tables.discs,
        "surge": ghoul.surge,
        "movement": ghoul.movement,
        "pace": ghoul.pace,
        "slowed": ghoul.slowed,
        "treasures": ghoul.treasures,
        "collect_price": collect_price(s),
        "terror": ghoul.terror[:],
        "terrors_left": terrors_left(s),
        "under": ghoul.under[:] if own else None,
        "offered": ghoul.offered[:] if own else None,
        "offered_number": len(ghoul.offered),
        "gone": ghoul.gone[:],
        "used": ghoul.used,
        "once": ghoul.once,
        "sneaks": ghoul.sneaks,
        "scours": ghoul.scours,
        "seizes": ghoul.seizes,
        "struck": ghoul.struck,
        "dice": ghoul.dice[:],
        "chosen": ghoul.chosen,
        "flat": ghoul.flat,
        "chart": ghoul.chart[:],
        "chart_movement": tables.chart_movement,
        "chart_attack": tables.chart_attack,
        "boosts": ghoul.boosts,
    }


def ghoul_summary(s: State) -> dict[str, Any]:
    """What counts most, for lists of players."""
    ghoul = s.ghoul
    found = {"defense": ghoul.discs, "terror": len(ghoul.terror), "crystals": ghoul.smashed}
    return found if is_vile(s) else {"fury": ghoul.fury, **found}


def redeal_ghoul(w: State, seat: int | None, dealer: Dealer) -> None:
    """The cards under the deck, and those it is looking at, could be any of the deck; the Ghoul itself knows them."""
    ghoul = w.ghoul
    ghoul.deck.forget_order()
    if seat is not None and seat == ghoul_seat(w):
        return
    pool = sorted(ghoul.deck.cards() + ghoul.under + ghoul.offered)
    ghoul.under = [draw_from(pool, dealer) for _ in ghoul.under]
    ghoul.offered = [draw_from(pool, dealer) for _ in ghoul.offered]
    ghoul.deck = Pile(pool, [])


# -- no piece is ever lost or made ---


def check_ghoul(s: State) -> None:
    ghoul, tables = s.ghoul, s.terms.ghoul
    cards = ghoul.terror + ghoul.deck.cards() + ghoul.under + ghoul.offered + ghoul.gone
    assert sorted(cards) == list(range(g.TERRORS)), "a Terror card is lost or made"
    assert ghoul.terror == sorted(ghoul.terror), "the order of Terror cards tells when they were drawn"
    assert 0 <= ghoul.fury <= tables.most_fury, "Fury has overrun its track"
    assert 0 <= ghoul.discs <= tables.discs, "there are not so many Ghoul discs"
    assert ghoul.movement >= 0, "the Ghoul owes movement"
    assert 0 <= ghoul.treasures < g.TREASURES_A_FURY + 1, "Treasures were not traded"
    if is_vile(s) and ghoul.turns and not ghoul.lent and ghoul.flat + sum(ghoul.chart):
        dice = len(ghoul.dice) + sum(ghoul.chart) + int(ghoul.flat > 0)
        assert dice == tables.dice, "a Ghoul die is lost or made"
