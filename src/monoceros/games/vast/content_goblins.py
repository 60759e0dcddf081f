"""Rows of content.toml about the Goblins (T13, T14a and T14b), and the tables made of them."""

from __future__ import annotations

from monoceros.engine.content import Content, ContentError
from monoceros.games.vast.content_rows import MixedRow, NamedRow, rows_in
from monoceros.games.vast.tables import Terms
from monoceros.games.vast.tables_goblins import MOST_GOBLINS, SECRET_IDS, TRIBES, WAR_IDS


class TribeRow(NamedRow, frozen=True, kw_only=True):
    strength: int  # discs at the start


class WarRow(NamedRow, frozen=True, kw_only=True):
    fangs: int
    bones: int
    eye: int
    monsters: int
    secrets: int
    rage: int


class TribeMonsterRow(NamedRow, frozen=True, kw_only=True):
    strength: int  # discs that it brings its Tribe


class SecretRow(NamedRow, frozen=True, kw_only=True):
    pass


GOBLINS_ROWS: dict[str, type[MixedRow]] = {
    "tribe": TribeRow,
    "war": WarRow,
    "tribe_monster": TribeMonsterRow,
    "secret": SecretRow,
}


def check_goblins_rows(content: Content) -> None:
    """What is wrong is an error that names the row."""
    wars = tuple([row.id for row in rows_in(content, "war", WarRow)])
    secrets = tuple([row.id for row in rows_in(content, "secret", SecretRow)])
    if wars != WAR_IDS or secrets != SECRET_IDS:
        raise ContentError("war, secret: the cards are those of tables_goblins, in their order")
    for row in rows_in(content, "war", WarRow):
        if max(row.fangs, row.bones, row.eye) > MOST_GOBLINS:
            raise ContentError(f"war {row.id!r}: a Tribe has {MOST_GOBLINS} discs")


def add_goblins(terms: Terms, content: Content) -> None:
    """Fill `terms.goblins`."""
    tables = terms.goblins
    tables.discs = [row.strength for row in rows_in(content, "tribe", TribeRow)]
    for war in rows_in(content, "war", WarRow):
        tables.war_discs += [war.fangs, war.bones, war.eye]
        tables.war_monsters.append(war.monsters)
        tables.war_secrets.append(war.secrets)
        tables.war_rage.append(war.rage)
    tables.monster_strength = [row.strength for row in rows_in(content, "tribe_monster", TribeMonsterRow)]
    assert len(tables.discs) == TRIBES
