"""What can happen: who may know how much of it, its sentence, and the things on the table that it is about."""

from __future__ import annotations

from typing import Final

from monoceros.engine.core import Pick
from monoceros.engine.declared import SILENT, Phrase, Secret, event, phrase, telling
from monoceros.engine.events import Event
from monoceros.games.tower.names import (
    ROMAN,
    a_or_an,
    card_name,
    group_name,
    short_place,
    space_name,
    special_name,
    troop_name,
    who,
    words_of,
)
from monoceros.games.tower.picks import PALACE_ITSELF, SPECIAL_TROOP, space_of
from monoceros.games.tower.scene_ids import (
    PILES,
    discard_id,
    hand_id,
    pile_id,
    place_id,
    plate_id,
    played_id,
    space_id,
    special_id,
    specials_of,
    territory_id,
)
from monoceros.games.tower.scene_words import effect_words
from monoceros.games.tower.state import Seen, State
from monoceros.games.tower.tables import EMPTY, FIRST_BASE, PALACE, SPACES, SPECIAL

Seat = int
Pile = int  # of a seat: abilities or bases
Group = int  # a territory, or PALACE
Space = int
Kind = int  # of a base or its troops
Card = int  # an ability's slot, or a base card: spoken by whose army it is of
Found = tuple[str, ...]


# -- sentences that are more than their parts ---


def say_chosen(view: Seen, e: Event) -> Phrase:
    """Where there is one army only, nothing was chosen."""
    if len(view.terms.lexicon) == 1:
        return SILENT
    return phrase("{seat} has chosen an army.", seat=who(e.facts[0]))


def say_army(view: Seen, e: Event) -> Phrase:
    seat, army = e.facts
    if len(view.terms.lexicon) == 1:
        return SILENT
    return phrase("{seat} leads the {army}.", seat=who(seat), army=view.terms.lexicon[army]["name"])


def say_drew(view: Seen, e: Event) -> Phrase:
    seat, pile = e.facts
    if e.secret is not None:
        return phrase("{seat} draws {card}.", seat=who(seat), card=card_name(view, seat, e.secret))
    return phrase("{seat} draws a base card." if pile else "{seat} draws an ability card.", seat=who(seat))


def say_discarded(view: Seen, e: Event) -> Phrase:
    seat, card = e.facts
    return phrase("{seat} discards {card}.", seat=who(seat), card=card_name(view, seat, card))


def say_played(view: Seen, e: Event) -> Phrase:
    seat, slot = e.facts
    card = words_of(view, seat)["abilities"][slot]
    effect = effect_words(view, seat, card["text"])
    return phrase("{seat} plays {card}: {effect}", seat=who(seat), card=card["name"], effect=effect)


def say_built(view: Seen, e: Event) -> Phrase:
    seat, kind, at, covered = e.facts
    base = space_name(view, seat, at, kind)
    if covered < 0:
        return phrase("{seat} builds {base}.", seat=who(seat), base=base)
    old = words_of(view, seat)["bases"][covered]["name"]
    return phrase("{seat} builds {base} over {covered}.", seat=who(seat), base=base, covered=old)


def say_recruited(view: Seen, e: Event) -> Phrase:
    seat, at, kind = e.facts
    return phrase("{seat} recruits on {base}.", seat=who(seat), base=space_name(view, seat, at, kind))


def say_troop_lost(view: Seen, e: Event) -> Phrase:
    seat, _, kind = e.facts
    return phrase("{seat} loses {troop}.", seat=who(seat), troop=a_or_an(troop_name(view, seat, kind)))


def say_special_lost(view: Seen, e: Event) -> Phrase:
    (seat,) = e.facts
    return phrase("{seat} loses {troop}.", seat=who(seat), troop=a_or_an(special_name(view, seat)))


def say_given_up(view: Seen, e: Event) -> Phrase:
    (seat,) = e.facts
    troop = a_or_an(special_name(view, seat))
    return phrase("{seat} gives up {troop}: too few full territories.", seat=who(seat), troop=troop)


def say_base_lost(view: Seen, e: Event) -> Phrase:
    seat, at, kind = e.facts
    return phrase("{seat} loses {base}.", seat=who(seat), base=space_name(view, seat, at, kind))


def say_attack(view: Seen, e: Event) -> Phrase:
    seat, group, goal = e.facts
    by = group_name(view, seat, group)
    return phrase("{seat} attacks territory {goal} with {group}.", seat=who(seat), goal=ROMAN[goal], group=by)


def say_combat(view: Seen, e: Event) -> Phrase:
    seat, group, goal = e.facts
    against = phrase("the palace") if goal == PALACE else phrase("territory {goal}", goal=ROMAN[goal])
    words = {"seat": who(seat), "other": who(1 - seat), "against": against}
    if group == PALACE:
        return phrase("{troop}s of {seat} fight {against} of {other}.", troop=special_name(view, seat), **words)
    return phrase("Territory {group} of {seat} fights {against} of {other}.", group=ROMAN[group], **words)


def say_initiative(view: Seen, e: Event) -> Phrase:
    ours, theirs = e.facts
    return phrase("First strike: {ours} against {theirs}.", ours=ours, theirs=theirs) if ours or theirs else SILENT


def say_normal(view: Seen, e: Event) -> Phrase:
    attackers, siege, defenders = e.facts
    extra = phrase(" and {siege} against bases", siege=siege) if siege else SILENT
    return phrase("Fight: {ours}{extra} against {theirs}.", ours=attackers, extra=extra, theirs=defenders)


def say_hit(view: Seen, e: Event) -> Phrase:
    by, on, target, taken = e.facts
    words = target_words(view, on, target)
    return phrase("{by} puts {number} damage on {target}.", by=who(by), number=taken, target=words)


def target_words(view: Seen, seat: int, target: Pick) -> Phrase:
    if target == PALACE_ITSELF:
        return phrase("the palace")
    if target == SPECIAL_TROOP:
        return phrase("{troop}", troop=a_or_an(special_name(view, seat)))
    at = space_of(target)
    kind = view.bases[seat * SPACES + at]
    if target[0] == "base":
        return phrase("the {base}", base=space_name(view, seat, at, kind))
    troop = troop_name(view, seat, kind) if kind >= 0 else "troop"
    return phrase("{troop} ({place})", troop=a_or_an(troop), place=short_place(at))


def say_hit_all(view: Seen, e: Event) -> Phrase:
    by, on, troops = e.facts
    what = phrase("every troop") if troops else phrase("everything that still stands")
    return phrase("{by} hits {what} of {on} mortally.", by=who(by), what=what, on=who(on))


def say_game_over(view: Seen, e: Event) -> Phrase:
    winner, first, second = e.facts
    if winner < 0:
        return phrase("The game is drawn: the last turn is over.")
    return phrase("{seat} wins the game. Games won: {first}:{second}.", seat=who(winner), first=first, second=second)


def say_match_over(view: Seen, e: Event) -> Phrase:
    (winner,) = e.facts
    return phrase("The match is drawn.") if winner < 0 else phrase("{seat} wins the match.", seat=who(winner))


# -- places that hang on the table ---


def at_drew(view: Seen, e: Event) -> Found:
    seat, pile = e.facts
    return hand_id(seat, e.secret), pile_id(seat, PILES[pile])


def at_pile(view: Seen, e: Event) -> Found:
    return (pile_id(e.facts[0], PILES[e.facts[1]]),)


def at_discarded(view: Seen, e: Event) -> Found:
    seat, card = e.facts
    return hand_id(seat, card), discard_id(seat, PILES[card >= FIRST_BASE])


def at_played(view: Seen, e: Event) -> Found:
    """An ability lies between the boards, a special troop stands on the palace."""
    seat, slot = e.facts
    if slot == SPECIAL:
        return (special_id(seat, view.specials[seat] - 1),)
    return tuple([played_id(seat, i) for i, other in enumerate(view.played[seat]) if other == slot][-1:])


def at_built(view: Seen, e: Event) -> Found:
    seat, kind, at, _ = e.facts
    return (space_id(seat, at, kind),)


def at_all_bases(view: Seen, e: Event) -> Found:
    return bases_among(view, e.facts[0], range(SPACES))


def bases_among(view: Seen, seat: int, spaces: range) -> Found:
    return tuple([place_id(view, seat, at) for at in spaces if view.bases[seat * SPACES + at] >= 0])


def at_space(view: Seen, e: Event) -> Found:
    return (place_id(view, e.facts[0], e.facts[1]),)


def at_lost_base(view: Seen, e: Event) -> Found:
    """The base that was there, and the place where it was."""
    seat, at, kind = e.facts
    return space_id(seat, at, kind), space_id(seat, at, EMPTY)


def at_lost_special(view: Seen, e: Event) -> Found:
    seat = e.facts[0]
    return special_id(seat, view.specials[seat]), territory_id(seat, PALACE)


def at_attack(view: Seen, e: Event) -> Found:
    seat, group, goal = e.facts
    return territory_id(seat, group), territory_id(1 - seat, goal)


def at_palace_ahead(view: Seen, e: Event) -> Found:
    return (plate_id(1 - e.facts[0]),)


def at_hit(view: Seen, e: Event) -> Found:
    _, seat, target, _ = e.facts
    if target == SPECIAL_TROOP:
        return specials_of(view, seat)
    return (plate_id(seat),) if target == PALACE_ITSELF else (place_id(view, seat, space_of(target)),)


def at_struck(view: Seen, e: Event) -> Found:
    """Everything of a seat that is in the combat."""
    combat, seat = view.combat, e.facts[1]
    if combat is None:
        return ()
    place = combat.group if seat == combat.attacker else combat.goal
    if place == PALACE:
        return (*specials_of(view, seat), plate_id(seat))
    return bases_among(view, seat, range(place * 3, place * 3 + 3))


# -- the match ---


@event("Game {number} begins; {starter} starts.", of="-")
def game(s: State, number: int, starter: Seat) -> None: ...


@event(say_chosen, to="seat", news=False)
def army_chosen(s: State, seat: Seat, army: Secret[int]) -> None: ...


@event(say_army, shows="others", at="plate/{seat}")
def army(s: State, seat: Seat, army: int) -> None: ...


@event(say_game_over, of="-", weight=3)
def game_over(s: State, winner: int, first: int, second: int) -> None: ...


@event(say_match_over, of="-", weight=3)
def match_over(s: State, winner: int) -> None: ...


# -- the turn ---


@event("Turn {number}: {seat}.", weight=0)
def turn(s: State, number: int, seat: Seat) -> None: ...


@event("{seat} renews.")
def renews(s: State, seat: Seat) -> None: ...


@event("{seat} does not renew.", weight=0)
def declines(s: State, seat: Seat) -> None: ...


@event(weight=0)
def phase_end(s: State, seat: Seat) -> None: ...


@event(weight=0)
def turn_end(s: State, seat: Seat) -> None: ...


# -- cards ---


@event("{seat} shuffles the {pile} discards into a new pile.", at=at_pile, weight=0)
def reshuffled(s: State, seat: Seat, pile: Pile) -> None: ...


@event(say_drew, to="seat", at=at_drew, unseen_at=at_pile, many="{seat} draws {n} cards.")
def drew(s: State, seat: Seat, pile: Pile, card: Secret[Card]) -> None: ...


@event(say_discarded, shows="others", at=at_discarded, many="{seat} discards {n} cards.")
def discarded(s: State, seat: Seat, card: Card) -> None: ...


@event("{seat} burns the hand.", at="hand/{seat}")
def burned(s: State, seat: Seat) -> None: ...


@event(say_played, shows="seats", at=at_played, weight=2)
def played(s: State, seat: Seat, slot: Card) -> None: ...


@event("{seat} passes.", shows="seats", weight=0)
def passed(s: State, seat: Seat) -> None: ...


@event(at="discard/{seat}/ability", weight=0)
def abilities_end(s: State, seat: Seat, slots: list[int]) -> None: ...


# -- the board ---


@event(say_built, at=at_built)
def built(s: State, seat: Seat, kind: Kind, space: Space, covered: Kind) -> None: ...


@event(weight=0)
def built_all(s: State, seat: Seat) -> None: ...


@event("Every base of {seat} recruits.", at=at_all_bases)
def recruited_all(s: State, seat: Seat) -> None: ...


@event(say_recruited, at=at_space, many="{seat} recruits {n} troops.")
def recruited(s: State, seat: Seat, space: Space, kind: Kind) -> None: ...


@event(say_troop_lost, at=at_space, of="-", hits=["seat"], weight=2, many="{seat} loses {n} troops.")
def troop_lost(s: State, seat: Seat, space: Space, kind: Kind) -> None: ...


@event(say_special_lost, at=at_lost_special, of="-", hits=["seat"], weight=2)
def special_lost(s: State, seat: Seat) -> None: ...


@event(say_given_up, at=at_lost_special, of="-", hits=["seat"], weight=2)
def special_given_up(s: State, seat: Seat) -> None: ...


@event(say_base_lost, at=at_lost_base, of="-", hits=["seat"], weight=2, many="{seat} loses {n} bases.")
def base_lost(s: State, seat: Seat, space: Space, kind: Kind) -> None: ...


# -- attacks ---


@event(say_attack, at=at_attack, weight=2)
def attack(s: State, seat: Seat, group: Group, goal: Group) -> None: ...


@event("{seat} goes on to the palace!", at=at_palace_ahead, weight=2)
def to_palace(s: State, seat: Seat, group: Group) -> None: ...


@event("{seat} does not go on to the palace.", weight=0)
def stays(s: State, seat: Seat, group: Group) -> None: ...


@event(say_combat, at=at_attack)
def combat(s: State, seat: Seat, group: Group, goal: Group) -> None: ...


@event(say_initiative, at=("strike/0", "strike/1"))
def initiative(s: State, ours: int, theirs: int) -> None: ...


@event(say_normal, at=("strike/0", "strike/1"))
def normal(s: State, ours: int, siege: int, theirs: int) -> None: ...


@event("{by} burns every troop of {on} for {heat}.", at=at_struck, hits=["on"])
def fire(s: State, by: Seat, on: Seat, heat: int) -> None: ...


@event(say_hit, at=at_hit, hits=["on"])
def hit(s: State, by: Seat, on: Seat, target: Pick, taken: int) -> None: ...


@event(say_hit_all, at=at_struck, hits=["on"])
def hit_all(s: State, by: Seat, on: Seat, troops: bool) -> None: ...


@event("{seat}: one stands unbroken.", at=at_space)
def unbroken(s: State, seat: Seat, space: Space) -> None: ...


@event("The palace of {seat} falls!", at="plate/{seat}", of="-", hits=["seat"], weight=3)
def palace_lost(s: State, seat: Seat) -> None: ...


@event(at=at_attack, weight=0)
def combat_over(s: State, seat: Seat, group: Group, goal: Group) -> None: ...


# -- how each kind of value is spoken, and how it stands in an id ---


def speak_seat(view: Seen, seat: int) -> str:
    return who(seat)


def speak_pile(view: Seen, pile: int) -> str:
    return PILES[pile]


def plain(view: Seen, value: int) -> str:
    return str(value)


EVENTS: Final = telling(__name__, {"Seat": (speak_seat, plain), "Pile": (speak_pile, speak_pile)})
