"""The things that answers name: spaces and what stands on them, seats, cards. Each knows its words and its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from monoceros.engine.core import Pick
from monoceros.engine.declared.answers import Things, Words
from monoceros.games.crown.facts import is_standing, the_battle
from monoceros.games.crown.facts_seen import food_seen
from monoceros.games.crown.geometry import CASTLE_GROUND, LAND, NEIGHBOURS, TUNNELS, WALL_SLOTS, space
from monoceros.games.crown.names import (
    CROWN_ID,
    bare_name,
    black_id,
    capital,
    card_ids,
    carried,
    castle_card_id,
    code_id,
    code_on,
    crown_at,
    deck_id,
    front_id,
    general_card_id,
    hand_id,
    hero_id,
    holder_name,
    looked_id,
    mine,
    pool_id,
    row_by_id,
    seat_id,
    space_id,
    space_words,
    stand_id,
    thing_name,
    who,
)
from monoceros.games.crown.picks import ACTION, BLACK, BRANCH, CASTLE_CARD, GENERAL_CARD, HERO, MILITARY, SPACE
from monoceros.games.crown.state import Seen
from monoceros.games.crown.tables import DRAGON, EMPTY, HOLDERS, MOST_SEATS, WALL

# -- what can be answered ---

LAND_SPACE: Final[tuple[Pick, ...]] = tuple([SPACE[at] for land in LAND for at in land])
CASTLE_SPACE: Final[tuple[Pick, ...]] = tuple([SPACE[at] for land in CASTLE_GROUND for at in land])
SLOT: Final[tuple[Pick, ...]] = tuple([SPACE[at] for land in WALL_SLOTS for at in land])
TUNNEL_SPACE: Final[tuple[Pick, ...]] = tuple([SPACE[at] for at in TUNNELS])
BESIDE_TUNNEL: Final[tuple[Pick, ...]] = tuple([SPACE[at] for tunnel in TUNNELS for at in NEIGHBOURS[tunnel]])
BUILD: Final[tuple[Pick, ...]] = tuple([("wall", at) for at in SLOT] + [("castle", at) for at in CASTLE_SPACE])

# -- spaces, and holders by their spaces ---


def space_of(pick: Pick, view: Seen) -> str:
    return space_words(pick)


def as_it_is(pick: Pick, view: Seen) -> str:
    return str(pick)


def at_space(pick: Pick, view: Seen) -> tuple[str, ...]:
    return (space_id(pick),)


def standing_at(pick: Pick, view: Seen) -> str:
    """`Torvald on F5`, `an archery general of {1} on I9`."""
    return f"{thing_name(view, code_on(view, pick))} on {pick}"


def capital_standing(pick: Pick, view: Seen) -> str:
    return capital(standing_at(pick, view))


def standing_short(pick: Pick, view: Seen) -> str:
    """`Torvald`; things of others with their space, since two of them may have the same name."""
    code = code_on(view, pick)
    if code < WALL and code // HOLDERS == view.viewer:
        return holder_name(view, code).removeprefix("the ")
    return f"{bare_name(view, code)} {pick}"


def about_standing(pick: Pick, view: Seen) -> str:
    """What the holder carries."""
    code = code_on(view, pick)
    return f"Carries {carried(view, code)}." if code < WALL else ""


def at_standing(pick: Pick, view: Seen) -> tuple[str, ...]:
    """A space, what stands on it, and the crown if it lies there."""
    at, code = space(pick), code_on(view, pick)
    touched = [space_id(pick)]
    if code != EMPTY and not WALL <= code < DRAGON:
        touched.append(code_id(code, at))
    if crown_at(view) == at:
        touched.append(CROWN_ID)
    return tuple(touched)


def at_holder(pick: Pick, view: Seen) -> tuple[str, ...]:
    """What stands on a space; of one's own also the stand beside the board."""
    code, touched = code_on(view, pick), at_standing(pick, view)
    return (*touched, stand_id(code)) if code < WALL and code // HOLDERS == view.viewer else touched


def at_holder_and_pool(pick: Pick, view: Seen) -> tuple[str, ...]:
    return (*at_holder(pick, view), pool_id(view))


SPACES: Final = Things(SPACE, space_of, at_space, brief=as_it_is)
STANDING: Final = Things(SPACE, standing_at, at_holder, about_standing, standing_short)
CARRIERS: Final = Things(SPACE, capital_standing, at_holder_and_pool, about_standing, standing_short)

# -- seats ---


def seat_name(pick: Pick, view: Seen) -> str:
    return who(pick)


def at_seat(pick: Pick, view: Seen) -> tuple[str, ...]:
    return (seat_id(pick),)


def about_seat(pick: Pick, view: Seen) -> str:
    food = f" and {view.food[pick]} food" if food_seen(view, pick) != EMPTY else ""
    return f"Has {view.gold[pick]} gold{food}."


SEATS: Final = Things(tuple(range(MOST_SEATS)), seat_name, at_seat, about_seat, seat_name)

# -- cards by their ids ---


def named(kind: str) -> Words:
    return lambda pick, view: str(row_by_id(view, kind, pick)["name"])


def text_of(kind: str) -> Words:
    return lambda pick, view: str(row_by_id(view, kind, pick)["text"])


def about_military(pick: Pick, view: Seen) -> str:
    row = row_by_id(view, "military", pick)
    return f"Attack {row['attack']}, defence {row['defence']}. {row['text']}"


def on_focus(pick: Pick, view: Seen) -> tuple[str, ...]:
    """A card on the holder in question."""
    return card_ids(view, view.focus, pick)


def on_other_side(pick: Pick, view: Seen) -> tuple[str, ...]:
    """A card of the other side of the battle."""
    battle = the_battle(view)
    holder = battle.defender if battle.attacker // HOLDERS == view.viewer else battle.attacker
    return card_ids(view, holder, pick) if is_standing(view, holder) else ()


def hero_and_role(pick: Pick, view: Seen) -> str:
    row = row_by_id(view, "hero", pick)
    return f"{row['name']}, the {row['role']}"


def branch_word(pick: Pick, view: Seen) -> str:
    return str(pick).capitalize()


def actions(touches: Callable[[Pick, Seen], tuple[str, ...]]) -> Things:
    return Things(ACTION, named("action"), touches, text_of("action"), named("action"))


BLACKS: Final = Things(
    BLACK, named("black"), lambda pick, view: (black_id(mine(view), pick),), text_of("black"), named("black")
)
FRONT: Final = actions(lambda pick, view: (front_id(mine(view), pick),))
HAND: Final = actions(lambda pick, view: (hand_id(mine(view), pick),))
LOOKED: Final = actions(lambda pick, view: (looked_id(pick),))
ON_FOCUS: Final = Things(MILITARY, named("military"), on_focus, about_military, named("military"))
ON_OTHER_SIDE: Final = Things(MILITARY, named("military"), on_other_side, about_military, named("military"))
HEROES: Final = Things(HERO, hero_and_role, lambda pick, view: (hero_id(pick),), text_of("hero"), named("hero"))
GENERALS: Final = Things(
    GENERAL_CARD,
    named("general"),
    lambda pick, view: (general_card_id(pick),),
    text_of("general"),
    named("general"),
)
CASTLE_CARDS: Final = Things(
    CASTLE_CARD, named("castle"), lambda pick, view: (castle_card_id(pick),), text_of("castle")
)
MILITARY_DECKS: Final = Things(
    BRANCH, branch_word, lambda pick, view: (deck_id("military", str(pick)),), text_of("branch")
)
GENERAL_DECKS: Final = Things(
    BRANCH, branch_word, lambda pick, view: (deck_id("general", str(pick)),), text_of("branch")
)
