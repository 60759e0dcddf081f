"""The table as words: the board for the terminal and the screen reader, and a sentence for each event."""

from __future__ import annotations

from typing import Any

from monoceros.engine.events import Event
from monoceros.engine.questions import View
from monoceros.games.tower.names import ROMAN, special_name, words_of
from monoceros.games.tower.scene_words import effect_words
from monoceros.games.tower.tables import ABILITIES, FIRST_BASE, PALACE, TERRITORIES

PILE_NAMES = ("ability", "base")
LEGEND = "(● troop, ○ room for one, then the troops' power; ! strikes first, * hits only bases and the palace)"


def who(view: View, seat: int) -> str:
    """A seat as its letter; the table that knows people's names puts them in."""
    return "{" + str(seat) + "}"


# -- the board ---


def text(view: View) -> str:
    """Heading, the other's board, what is going on between the boards, the own board, the own hand."""
    own = view["seat"] if view["seat"] is not None else 0
    lines = [heading(view), "", *board(view, 1 - own), "", *middle(view), *board(view, own)]
    hand = view["seats"][own]["hand"]
    if hand is not None:
        lines += ["", f"Your hand: {hand_words(view, own, hand)}"]
    lines += ["", LEGEND]
    return "\n".join(lines)


def heading(view: View) -> str:
    if view["games_to_win"] == 1:
        score = "Single game"
    else:
        score = f"Game {view['game']}, games won {view['wins'][0]}:{view['wins'][1]}"
    when = f"turn {view['turn']}, {who(view, view['active'])} is active" if view["turn"] else "setup"
    return f"{score} · {when}"


def board(view: View, seat: int) -> list[str]:
    side = view["seats"][seat]
    words = words_of(view, seat)
    army = words["name"] if side["army"] >= 0 else "army not shown"
    lines = [f"{who(view, seat)} · {army} · hand {cards_in(side)} · {piles(side)}"]
    lines += [f"  {ROMAN[t]:<4}{territory(view, seat, t)}" for t in range(TERRITORIES)]
    specials = f"{side['specials']} of {side['special_limit']} {words['abilities'][-1]['name']}"
    lines.append(f"  Palace {words['palace_power']}, special troops {specials}")
    return lines


def cards_in(side: Any) -> str:
    return f"{side['hand_abilities']} ability, {side['hand_bases']} base"


def piles(side: Any) -> str:
    discards = [len(cards) for cards in side["discards"]]
    return f"piles {side['piles'][0]}/{side['piles'][1]} · discards {discards[0]}/{discards[1]}"


def territory(view: View, seat: int, t: int) -> str:
    return "  ".join(f"{space(view, seat, 3 * t + i):<27}" for i in range(3)).rstrip()


def space(view: View, seat: int, at: int) -> str:
    """A base with its counter and the power of its troops, as the abilities in force make it."""
    side = view["seats"][seat]
    if side["bases"][at] < 0:
        return "·"
    base = words_of(view, seat)["bases"][side["bases"][at]]
    power, trait = base["power"], {"initiative": "!", "artillery": "*", "": ""}[base.get("trait", "")]
    for now in view["changed"]:
        if (now["seat"], now["at"], now["base"]) == (seat, at, False):
            power, trait = now["strike"], "!" * now["swift"] + "*" * now["siege"]
    return f"{base['name']} {'●' * side['troops'][at]}{'○' * (2 - side['troops'][at])} {power}{trait}"


def middle(view: View) -> list[str]:
    """Between the boards: the abilities in force, and the combat."""
    lines = []
    for seat in (0, 1):
        names = [words_of(view, seat)["abilities"][slot]["name"] for slot in view["seats"][seat]["played"]]
        if names:
            lines.append(f"In force for {who(view, seat)}: {', '.join(names)}")
    combat = view["combat"]
    if combat:
        lines.append(f"Fight: {combat_words(view, combat)}")
        lines += wounds_words(view, combat)
    elif view["ahead"]:
        lines.append(f"Fight ahead: {combat_words(view, view['ahead'])}")
    return [*lines, ""] if lines else []


def combat_words(view: View, combat: Any) -> str:
    totals = combat["totals"]
    sides = [
        f"first {totals['initiative'][i]}, regular {totals['regular'][i]}, siege {totals['siege'][i]}" for i in (0, 1)
    ]
    attacker = combat["attacker"]
    return f"{who(view, attacker)} strikes with {sides[0]}; {who(view, 1 - attacker)} with {sides[1]}"


def wounds_words(view: View, combat: Any) -> list[str]:
    """Damage that lies on troops and bases now."""
    found = []
    for k in range(6):
        side, at = divmod(k, 3)
        seat = combat["attacker"] if side == 0 else 1 - combat["attacker"]
        where = combat["group"] if side == 0 else combat["goal"]
        hurt = [w for w in combat["wounds"][3 * k : 3 * k + combat["count"][k]] if w]
        if hurt:
            name = special_name(view, seat) if where == PALACE else space_words(view, seat, where * 3 + at)
            found.append(f"  damage on {name}: {' and '.join(map(str, hurt))} of {combat['toughness'][k]} each")
    for i in range(3):
        if combat["bases"][i] and combat["base_wounds"][i]:
            goal = combat["goal"]
            base = "the palace" if goal == PALACE else space_words(view, 1 - combat["attacker"], goal * 3 + i)
            found.append(f"  damage on {base}: {combat['base_wounds'][i]} of {combat['base_toughness'][i]}")
    return found


def hand_words(view: View, seat: int, hand: list[int]) -> str:
    return (
        ", ".join(
            card_name(view, seat, card) + (f" ×{number}" if number > 1 else "")
            for card, number in enumerate(hand)
            if number
        )
        or "empty"
    )


def card_name(view: View, seat: int, card: int) -> str:
    words = words_of(view, seat)
    if card < ABILITIES:
        return str(words["abilities"][card]["name"])
    return f"{words['bases'][card - FIRST_BASE]['name']} (base)"


# -- events ---


def space_words(view: View, seat: int, at: int, kind: int | None = None) -> str:
    """A base by name and place; its kind is given where it may be gone by now."""
    found = view["seats"][seat]["bases"][at] if kind is None else kind
    name = words_of(view, seat)["bases"][found]["name"] if found >= 0 else "space"
    return f"{name} ({ROMAN[at // 3]}.{at % 3 + 1})"


def group_words(view: View, seat: int, group: int) -> str:
    return f"{special_name(view, seat)}s" if group == PALACE else f"territory {ROMAN[group]}"


def target_words(view: View, seat: int, target: Any) -> str:
    if target == "palace":
        return "the palace"
    if target == "special":
        return a_or_an(special_name(view, seat))
    at = (target[1] - 1) * 3 + target[2] - 1
    if target[0] == "base":
        return f"the {space_words(view, seat, at)}"
    kind = view["seats"][seat]["bases"][at]
    troop = words_of(view, seat)["bases"][kind]["troop"] if kind >= 0 else "troop"
    return f"{a_or_an(troop)} ({ROMAN[target[1] - 1]}.{target[2]})"


def tell(event: Event, view: View) -> str:
    """One sentence; seats are {0} and {1}. Empty for events that need no words."""
    speak = SENTENCES.get(event.name)
    return "" if speak is None else speak(view, event)


def a_or_an(name: str) -> str:
    return f"{'an' if name[0] in 'AEIOU' else 'a'} {name}"


def troop_word(view: View, seat: int, kind: int) -> str:
    return str(words_of(view, seat)["bases"][kind]["troop"])


def army_name(view: View, army: int) -> str:
    return str(view["armies"][army]["name"])


def drew(view: View, e: Event) -> str:
    seat, pile = e.facts
    if e.secret is None:
        return f"{who(view, seat)} draws {'a base' if pile else 'an ability'} card."
    return f"{who(view, seat)} draws {card_name(view, seat, e.secret)}."


def built(view: View, e: Event) -> str:
    seat, kind, at, covered = e.facts
    over = f" over {words_of(view, seat)['bases'][covered]['name']}" if covered >= 0 else ""
    return f"{who(view, seat)} builds {space_words(view, seat, at, kind)}{over}."


def game_over(view: View, e: Event) -> str:
    winner, first, second = e.facts
    if winner < 0:
        return "The game is drawn: the last turn is over."
    return f"{who(view, winner)} wins the game. Games won: {first}:{second}."


def hit_all(view: View, e: Event) -> str:
    by, on, troops = e.facts
    what = "every troop" if troops else "everything that still stands"
    return f"{who(view, by)} hits {what} of {who(view, on)} mortally."


def totals_words(view: View, e: Event) -> str:
    attackers, siege, defenders = e.facts
    extra = f" and {siege} against bases" if siege else ""
    return f"Fight: {attackers}{extra} against {defenders}."


def played(view: View, e: Event) -> str:
    seat, slot = e.facts
    card = words_of(view, seat)["abilities"][slot]
    return f"{who(view, seat)} plays {card['name']}: {effect_words(view, seat, card['text'])}"


def combat_starts(view: View, e: Event) -> str:
    seat, group, goal = e.facts
    against = "the palace" if goal == PALACE else f"territory {ROMAN[goal]}"
    fighters = f"{special_name(view, seat)}s" if group == PALACE else f"Territory {ROMAN[group]}"
    verb = "fight" if group == PALACE else "fights"
    return f"{fighters} of {who(view, seat)} {verb} {against} of {who(view, 1 - seat)}."


SENTENCES: dict[str, Any] = {
    "game": lambda v, e: f"Game {e.facts[0]} begins; {who(v, e.facts[1])} starts.",
    "army_chosen": lambda v, e: f"{who(v, e.facts[0])} has chosen an army." if len(v["armies"]) > 1 else "",
    "army": lambda v, e: f"{who(v, e.facts[0])} leads the {army_name(v, e.facts[1])}." if len(v["armies"]) > 1 else "",
    "turn": lambda v, e: f"Turn {e.facts[0]}: {who(v, e.facts[1])}.",
    "renews": lambda v, e: f"{who(v, e.facts[0])} renews.",
    "declines": lambda v, e: f"{who(v, e.facts[0])} does not renew.",
    "reshuffled": lambda v, e: f"{who(v, e.facts[0])} shuffles the {PILE_NAMES[e.facts[1]]} discards into a new pile.",
    "drew": drew,
    "discarded": lambda v, e: f"{who(v, e.facts[0])} discards {card_name(v, *e.facts)}.",
    "burned": lambda v, e: f"{who(v, e.facts[0])} burns the hand.",
    "played": played,
    "abilities_end": lambda v, e: "",
    "built": built,
    "recruited_all": lambda v, e: f"Every base of {who(v, e.facts[0])} recruits.",
    "recruited": lambda v, e: f"{who(v, e.facts[0])} recruits on {space_words(v, e.facts[0], e.facts[1], e.facts[2])}.",
    "troop_lost": lambda v, e: f"{who(v, e.facts[0])} loses {a_or_an(troop_word(v, e.facts[0], e.facts[2]))}.",
    "special_lost": lambda v, e: f"{who(v, e.facts[0])} loses {a_or_an(special_name(v, e.facts[0]))}.",
    "special_given_up": lambda v, e: (
        f"{who(v, e.facts[0])} gives up {a_or_an(special_name(v, e.facts[0]))}: too few full territories."
    ),
    "base_lost": lambda v, e: f"{who(v, e.facts[0])} loses {space_words(v, *e.facts)}.",
    "attack": lambda v, e: (
        f"{who(v, e.facts[0])} attacks territory {ROMAN[e.facts[2]]} with {group_words(v, e.facts[0], e.facts[1])}."
    ),
    "to_palace": lambda v, e: f"{who(v, e.facts[0])} goes on to the palace!",
    "passed": lambda v, e: f"{who(v, e.facts[0])} passes.",
    "stays": lambda v, e: f"{who(v, e.facts[0])} does not go on to the palace.",
    "combat": combat_starts,
    "initiative": lambda v, e: f"First strike: {e.facts[0]} against {e.facts[1]}." if any(e.facts) else "",
    "normal": totals_words,
    "hit": lambda v, e: f"{who(v, e.facts[0])} puts {e.facts[3]} damage on {target_words(v, e.facts[1], e.facts[2])}.",
    "fire": lambda v, e: f"{who(v, e.facts[0])} burns every troop of {who(v, e.facts[1])} for {e.facts[2]}.",
    "hit_all": hit_all,
    "unbroken": lambda v, e: f"{who(v, e.facts[0])}: one stands unbroken.",
    "palace_lost": lambda v, e: f"The palace of {who(v, e.facts[0])} falls!",
    "game_over": game_over,
    "match_over": lambda v, e: "The match is drawn." if e.facts[0] < 0 else f"{who(v, e.facts[0])} wins the match.",
}
