"""Section 56: the Ghoul's turn: it rolls, moves and acts, and what it has left defends it."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast import tables_ghoul as g
from monoceros.games.vast.effects import move_piece
from monoceros.games.vast.effects_ghoul import (
    begin_ghoul_turn,
    check_ghoul_escape,
    choose_attack_die,
    pay_for_company,
    pay_movement,
    set_statistics,
    use_boost,
)
from monoceros.games.vast.facts import is_dark, open_spaces, others_on, space_of
from monoceros.games.vast.facts_ghoul import (
    attackable,
    ghoul_player,
    ghoul_tile,
    hiding_places,
    jump_extra,
    step_base,
    step_extra,
)
from monoceros.games.vast.options_ghoul import prowl_options
from monoceros.games.vast.picks import EDGE, EDGE_NUMBER, PIECE, PIECE_NUMBER, TILE, TILE_NUMBER, WAY_NUMBER
from monoceros.games.vast.picks_ghoul import (
    BOOST_ATTACK,
    BOOST_MOVEMENT,
    COLLECT,
    END,
    FLARE,
    GEM,
    GEM_SAFELY,
    SMASH,
    TERROR_NUMBER,
)
from monoceros.games.vast.rules import flame_wall, ghoul_terror
from monoceros.games.vast.rules.flare import affected, reveal_all
from monoceros.games.vast.rules.ghoul_attack import attack, smash
from monoceros.games.vast.rules.ghoul_dice import roll_ghoul, roll_dragon_die
from monoceros.games.vast.rules.ghoul_harm import skitter
from monoceros.games.vast.rules.ghoul_loot import collect, collect_gem
from monoceros.games.vast.rules.placing import lay_dark
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    EMPTY,
    FLAME_WALL,
    GHOUL_PIECE,
    MAGMA,
    NO_SYMBOL,
    STEP,
    TERRAIN_OF,
    WAYS,
)
