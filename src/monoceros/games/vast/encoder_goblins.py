"""What a seat may know of the Goblins, as numbers."""

from __future__ import annotations

from typing import Final

from monoceros.engine.encoder import Part, Row, one, put_counts, put_each, put_mask, put_which
from monoceros.games.vast import tables_goblins as g
from monoceros.games.vast.encoder_parts import numbers_in, put_space, space_parts
from monoceros.games.vast.facts_goblins import perception, strength
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import GOBLINS


def encode_goblins(out: Row, s: State, seat: int) -> None:
    """VF-11.4 All but the Secrets in hand and the decks is public."""
    goblins = s.goblins
    own = seat == s.terms.seat_of[GOBLINS]
    put_each(out, goblins.population)
    put_each(out, list(goblins.aside) or [0] * g.TRIBES)
    for tribe in range(g.TRIBES):
        put_each(out, [strength(s, tribe), perception(s, tribe)])
        put_space(out, goblins.lurks[tribe])
    put_which(out, goblins.monsters)
    put_each(out, [goblins.rage, goblins.smashed, goblins.turns])
    put_each(out, [goblins.war_deck.size(), goblins.monster_deck.size(), goblins.secret_deck.size()])
    put_counts(out, list(goblins.war), g.WAR_CARDS)
    put_counts(out, goblins.war_discards, g.WAR_CARDS)
    put_counts(out, goblins.monster_discards, g.MONSTER_CARDS)
    put_counts(out, goblins.secret_discards, g.SECRETS)
    put_counts(out, goblins.shown, g.SECRETS)
    put_counts(out, goblins.hand if own else [], g.SECRETS)
    put_each(out, [len(goblins.hand), goblins.drawn + 1 if own else 0, goblins.fresh + 1])
    encode_activation(out, s)


def encode_activation(out: Row, s: State) -> None:
    """What their turn has come to."""
    goblins = s.goblins
    put_each(out, [goblins.active + 1, goblins.striker + 1, len(goblins.left_lit)])
    put_mask(out, goblins.refused, g.TRIBES)
    put_mask(out, goblins.activated, g.TRIBES)
    put_mask(out, goblins.flared, g.TRIBES)
    put_mask(out, goblins.furious, g.TRIBES)
    put_mask(out, goblins.bombers, g.TRIBES)
    put_each(out, [int(goblins.moved), int(goblins.stepped), int(goblins.opened), int(goblins.tunnels)])
    put_each(out, [int(goblins.used_ruby), int(goblins.used_wisp), int(goblins.used_worm)])


def goblins_parts() -> list[Part]:
    tribes = list(g.TRIBE_NAMES)
    monsters = [f"Monster {monster}" for monster in range(g.MONSTER_CARDS)]
    return [
        Part("Goblins: Population", tribes),
        Part("Goblins: true Population while the Ghost plays", tribes),
        *[part for tribe in tribes for part in tribe_parts(tribe)],
        Part("Goblins: Monster of", list(g.SLOT_NAMES), "which", g.MONSTER_CARDS),
        one("Goblins: Rage"),
        one("Goblins: Crystals smashed"),
        one("Goblins: turns"),
        one("Goblins: War cards to draw"),
        one("Goblins: Monsters to draw"),
        one("Goblins: Secrets to draw"),
        Part("Goblins: War card drawn", list(g.WAR_IDS)),
        Part("Goblins: War card discarded", list(g.WAR_IDS)),
        Part("Goblins: discarded", monsters),
        Part("Goblins: Secret discarded", list(g.SECRET_IDS)),
        Part("Goblins: Secret face up", list(g.SECRET_IDS)),
        Part("Goblins: own Secret", list(g.SECRET_IDS)),
        one("Goblins: Secrets in hand"),
        one("Goblins: own Secret just drawn", "which", g.SECRETS),
        one("Goblins: Monster just drawn", "which", g.MONSTER_CARDS),
        one("Goblins: Tribe that is activated", "which", g.TRIBES),
        one("Goblins: Tribe that struck a Crystal", "which", g.TRIBES),
        one("Goblins: Lit tiles left in this movement"),
        Part("Goblins: take no discs", tribes, "flag"),
        Part("Goblins: were activated", tribes, "flag"),
        Part("Goblins: have used Flare", tribes, "flag"),
        Part("Goblins: Blind Fury", tribes, "flag"),
        Part("Goblins: Fire Bomber", tribes, "flag"),
        one("Goblins: moved by Secret Tunnels", "flag"),
        one("Goblins: have moved in this activation", "flag"),
        one("Goblins: have left Terrain for an open space", "flag"),
        one("Goblins: Secret Tunnels are open", "flag"),
        one("Goblins: have used the Ruby", "flag"),
        one("Goblins: have used the Wisp", "flag"),
        one("Goblins: have used the Underworm", "flag"),
    ]


def tribe_parts(tribe: str) -> list[Part]:
    return [
        one(f"Goblins: {tribe}: Strength"),
        one(f"Goblins: {tribe}: Perception"),
        *space_parts(f"Goblins: {tribe}: lurk"),
    ]


GOBLINS_NUMBERS: Final = numbers_in(goblins_parts())
