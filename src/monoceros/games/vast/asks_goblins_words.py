"""Words that many questions of the Goblins share."""

from __future__ import annotations

from monoceros.engine.core import Pick
from monoceros.engine.questions import Question, View
from monoceros.games.vast import picks_goblins as p
from monoceros.games.vast import tables_goblins as g
from monoceros.games.vast.asks_words import plain
from monoceros.games.vast.names import capital, role_name, row, secret_id, secret_name, some, tribe_id, tribe_name
from monoceros.games.vast.tables import ROLE_NAMES

# -- Tribes and cards as answers ---


def tribe_label(pick: Pick, view: View) -> str:
    words = {p.NOBODY: "No Tribe", p.TAKE_DISCS: "Take all discs", p.LEADER: "Play the Leader: no Tribe scatters"}
    return words.get(pick) or capital(tribe_name(view, p.TRIBE_NUMBER[pick]))


def tribe_about(pick: Pick, view: View) -> str:
    if pick not in p.TRIBE_NUMBER:
        return ""
    tribe = view["goblins"]["tribes"][p.TRIBE_NUMBER[pick]]
    return f"{capital(some(tribe['population'], 'Goblin'))}, Strength {tribe['strength']}."


def tribe_touch(pick: Pick, view: View) -> tuple[str, ...]:
    if pick == p.LEADER:
        return (secret_id(g.LEADER),)
    return (tribe_id(p.TRIBE_NUMBER[pick]),) if pick in p.TRIBE_NUMBER else ()


def secret_label(pick: Pick, view: View) -> str:
    return "A hidden one, by chance" if pick == p.HIDDEN else secret_name(view, p.SECRET_NUMBER[pick])


def secret_about(pick: Pick, view: View) -> str:
    return "" if pick == p.HIDDEN else str(row(view, "secret", p.SECRET_NUMBER[pick])["text"])


def secret_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return () if pick == p.HIDDEN else (secret_id(p.SECRET_NUMBER[pick]),)


# -- short answers ---


def drawn_prompt(view: View) -> str:
    drawn = view["goblins"]["drawn"]
    return f"You have drawn {secret_name(view, drawn)}: keep it?" if drawn != g.NOTHING else "Keep the new Secret?"


def hex_label(pick: Pick, view: View) -> str:
    return capital(role_name(ROLE_NAMES.index(pick)))


def about_tribe(name: str, prompt: str, told: str, clause: str, *more: Pick, harmless: Pick = None) -> Question:
    """A question whose answers are Tribes."""
    return Question(
        name,
        prompt=plain(prompt),
        told=told,
        clause=clause,
        domain=(*p.TRIBE, *more),
        label=tribe_label,
        about=tribe_about,
        touches=tribe_touch,
        harmless=harmless,
    )
