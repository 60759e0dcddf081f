"""Questions to the hunter about the Shadow Unicorn (section 34)."""

from __future__ import annotations

from monoceros.engine.questions import Question
from monoceros.games.vast.asks_words import plain, tile_label, tile_short, tile_touch, way_label
from monoceros.games.vast.names import capital, piece_name, tile_id, way_id
from monoceros.games.vast.picks import PIECE, TILE, WAY
from monoceros.games.vast.tables import PIECE_NAMES

SHADOW_QUESTIONS: tuple[Question, ...] = (
    Question(
        "appear",
        prompt=plain("Where does the Shadow Unicorn appear?"),
        told="{seat} places the Shadow Unicorn.",
        clause="VF-34.12",
        domain=TILE,
        label=tile_label,
        short=tile_short,
        touches=tile_touch,
        why=plain("He looks away from you. On his first turn he does not rampage."),
    ),
    Question(
        "appear_facing",
        prompt=plain("Which way does the Shadow Unicorn look?"),
        told="{seat} turns the Shadow Unicorn.",
        clause="VF-34.13",
        domain=WAY,
        label=way_label,
        touches=lambda pick, view: (way_id(pick),),
    ),
    Question(
        "rampage",
        prompt=plain("Which of your Tribes does the Shadow Unicorn attack?"),
        told="{seat} says whom the Shadow Unicorn attacks.",
        clause="VF-36.19",
        domain=PIECE,
        label=lambda pick, view: capital(piece_name(view, PIECE_NAMES.index(pick))),
        touches=lambda pick, view: (tile_id(int(view["pieces"][pick])),),
    ),
)
