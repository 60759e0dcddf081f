"""What can happen: who may know how much of it, its sentence, and the things on the table that it is about."""

from __future__ import annotations

from typing import Final

from monoceros.engine.declared import Secret, event, telling
from monoceros.engine.events import Event
from monoceros.games.crown import scene_presence as places
from monoceros.games.crown import text_events as words
from monoceros.games.crown.names import BLACK_DIE_ID, CROWN_ID, DRAGON_ID, WHITE_DIE_ID
from monoceros.games.crown.state import Seen, State, eyes_of

Seat = int
Holder = int
Space = int
Hero = int
Military = int
General = int
Action = int
Black = int
Dragon = int
Branch = int
Deck = int
Way = int  # a direction
Face = int  # of the black die
Main = int  # a main action


def points_at(event: Event, view: Seen) -> tuple[str, ...]:
    """Of the event as the view's seat may know it; the view is of the moment after it, when some of it may be gone."""
    return tuple([id for id in EVENTS.points(event, view) if places.is_there(view, id)])


# -- the game and its turns ---


@event("{seat} goes first.", at="seat/{seat}", of="-")
def starts(s: State, seat: Seat) -> None: ...


@event("{seat} leads {hero}.", at=("seat/{seat}", "hero/{hero}"))
def hero(s: State, seat: Seat, hero: Hero) -> None: ...


@event("Round {round}: the turn of {seat}.", at="seat/{seat}", of="-", weight=2)
def turn(s: State, turn: int, round: int, seat: Seat) -> None: ...


@event("{seat} chooses {action}.", at="seat/{seat}")
def main(s: State, seat: Seat, action: Main) -> None: ...


@event(words.say_points, at="seat/{seat}", weight=2)
def points(s: State, seat: Seat, number: int, why: str) -> None: ...


@event(words.say_end, at=places.at_end, weight=3)
def game_over(s: State, winners: int, points: list[int], why: str) -> None: ...


@event(words.say_income, at="seat/{seat}")
def income(s: State, seat: Seat, gold: int, food: int) -> None: ...


@event(words.say_gained, at="seat/{seat}")
def gained(s: State, seat: Seat, gold: int, food: int, why: str) -> None: ...


@event(words.say_took, at=("seat/{seat}", "seat/{victim}"), hits=["victim"])
def took(s: State, seat: Seat, victim: Seat, gold: int, food: int) -> None: ...


@event("{seat} sells {food} food for {gold} gold.", at="seat/{seat}")
def sold(s: State, seat: Seat, food: int, gold: int) -> None: ...


@event("{seat} rolls {white} and {black}.", at=(WHITE_DIE_ID, BLACK_DIE_ID))
def rolled(s: State, seat: Seat, white: int, black: Face) -> None: ...


@event("{seat} turns the white die to {white}.", at=WHITE_DIE_ID)
def die_set(s: State, seat: Seat, white: int) -> None: ...


@event("{seat} turns the dragon {way}.", at=BLACK_DIE_ID)
def dragon_turned(s: State, seat: Seat, way: Way) -> None: ...


# -- pieces and structures ---


@event(words.say_placed, to="seat", eyes=eyes_of, news=False, at=("piece/{holder}", "space/{space}"),
    unseen_at=("piece/{holder}", "space/{space}"))  # fmt: skip
def placed(
    s: State, seat: Seat, holder: Holder, space: Space, why: str, known: int, general: Secret[int | None]
) -> None: ...


@event(words.say_step, to="seat", eyes=eyes_of, news=False, at=("piece/{holder}", "space/{space}"),
    unseen_at=("piece/{holder}", "space/{space}"))  # fmt: skip
def step(
    s: State, seat: Seat, holder: Holder, old: Space, space: Space, known: int, general: Secret[int | None]
) -> None: ...


@event(words.say_rations, to="seat", eyes=eyes_of, news=False, at=("seat/{seat}", "piece/{holder}"),
    unseen_at=("seat/{seat}", "piece/{holder}"))  # fmt: skip
def rations(s: State, seat: Seat, holder: Holder, known: int, general: Secret[int | None]) -> None: ...


@event(words.say_attack, to="seat", eyes=eyes_of, news=False, at=places.at_attack, unseen_at=places.at_attack, weight=2)
def attack(
    s: State, seat: Seat, holder: Holder, target: int, space: Space, known: int, known_target: int,
    general: Secret[int | None],
) -> None: ...  # fmt: skip


@event(words.say_general_lost, at=("space/{space}", "discard/troops"), of="-", hits=["owner"], weight=2)
def general_lost(s: State, owner: Seat, holder: Holder, space: Space, card: General, why: str) -> None: ...


@event(like="general_lost", shows="all")
def hidden_general_lost(s: State, owner: Seat, holder: Holder, space: Space, card: General, why: str) -> None: ...


@event(words.say_hero_beaten, at=("piece/{holder}", "space/{space}"), of="-", hits=["owner"], weight=2)
def hero_beaten(s: State, owner: Seat, holder: Holder, space: Space, why: str) -> None: ...


@event(words.say_built, at=places.at_built)
def built(s: State, seat: Seat, kind: str, space: Space, holder: int, price: int) -> None: ...


@event(words.say_wall_lost, at="space/{space}", of="-", hits=["owner"], weight=2)
def wall_lost(s: State, owner: Seat, space: Space, why: str) -> None: ...


@event(words.say_castle_lost, at="space/{space}", of="-", hits=["owner"], weight=2)
def castle_lost(s: State, owner: Seat, holder: Holder, space: Space, why: str) -> None: ...


@event("{seat} completes the kingdom: place {place} of the queue.", at=("queue/{place}", "seat/{seat}"), weight=2)
def queued(s: State, seat: Seat, place: int) -> None: ...


@event("The kingdom of {seat} is no longer complete.", at=("queue", "seat/{seat}"), of="-")
def unqueued(s: State, seat: Seat) -> None: ...


@event("{seat} puts the crown on {castle}.", at=places.at_crown, weight=2)
def crown(s: State, seat: Seat, castle: Holder) -> None: ...


@event("The crown lies on G7 again.", at=CROWN_ID)
def crown_back(s: State) -> None: ...


# -- the rock and the dragon ---


@event(words.say_rock, at=places.at_rock)
def rock(s: State, seat: Seat, space: int) -> None: ...


@event("The dragon moves to slot {slot} of the Dragon Alert.", at="alert/{slot}")
def alert(s: State, slot: int) -> None: ...


@event(words.say_comes, shows="all", at=(DRAGON_ID, "dragon_card/now"), weight=2)
def dragon_comes(s: State, card: Dragon) -> None: ...


@event(words.say_flies, at=(DRAGON_ID, "space/{end}"))
def dragon_flies(s: State, start: Space, end: Space, way: Way, far: int) -> None: ...


@event(words.say_back, at="alert")
def dragon_back(s: State, why: str) -> None: ...


@event("All dragons are slain: the dragon leaves the game.", at="alert")
def dragon_gone(s: State) -> None: ...


@event("{seat} slays {card} and keeps its card.", at=("seat/{seat}", "trophy/{card}"), weight=2)
def trophy(s: State, seat: Seat, card: Dragon) -> None: ...


# -- battles ---


@event(words.say_revealed, shows="all", at=places.at_revealed)
def revealed(s: State, holder: int, general: int, cards: tuple[int, ...]) -> None: ...


@event("{seat} poisons {card}: it counts 0.", at=("piece/{holder}", "stand/{holder}"))
def poisoned(s: State, seat: Seat, holder: Holder, card: Military) -> None: ...


@event(words.say_blow, shows="all", at=places.at_blow)
def blow(s: State, attacker: int, defender: int, attack: int, defence: int, known: int) -> None: ...


@event(like="blow")
def blow_at_dragon(s: State, attacker: int, defender: int, attack: int, defence: int, known: int) -> None: ...


@event(words.say_riposte, at=places.at_blow)
def riposte(s: State, striker: int, other: int, attack: int, defence: int, known: int) -> None: ...


@event(words.say_shots, shows="all", at=places.at_blow)
def shots(
    s: State, attacker: int, defender: int, attack: int, lost: list[int], kept: list[int], known: int
) -> None: ...


@event(words.say_battle_over, at=places.at_battle_over)
def battle_over(s: State, attacker: int, defender: int, winner: int, known: int) -> None: ...


@event("{seat} pays {cost} gold for {card}.", at=("seat/{seat}", "piece/{holder}", "stand/{holder}"))
def upkeep(s: State, seat: Seat, holder: Holder, card: Military, cost: int) -> None: ...


# -- military cards and generals ---


@event(words.say_reshuffled, at="deck/{deck}", weight=0)
def reshuffled(s: State, deck: Deck) -> None: ...


@event(words.say_bought, at=("seat/{seat}", "deck/{deck}"))
def bought(s: State, seat: Seat, deck: Deck, price: int) -> None: ...


@event(words.say_recruited, to="seat", eyes=eyes_of, at=("seat/{seat}", "deck/general/{branch}"),
    unseen_at=("seat/{seat}", "deck/general/{branch}"))  # fmt: skip
def recruited(s: State, seat: Seat, branch: Branch, why: str, general: Secret[General]) -> None: ...


@event("{seat} chooses {card}.", at=places.at_chosen)
def chose_general(s: State, seat: Seat, card: General) -> None: ...


@event(words.say_drawn_card, to="seat", eyes=eyes_of, at=("pool", "deck/military/{branch}"),
    unseen_at=("pool", "deck/military/{branch}"))  # fmt: skip
def drawn_card(s: State, seat: Seat, branch: Branch, why: str, card: Secret[Military]) -> None: ...


@event(like="drawn_card", to="all")
def taken_card(s: State, seat: Seat, branch: Branch, why: str, card: Secret[Military]) -> None: ...


@event(words.say_assigned, to="seat", eyes=eyes_of, news=False, at=places.at_assigned, unseen_at=places.at_assigned)
def assigned(s: State, seat: Seat, holder: Holder, branch: Branch, known: int, card: Secret[Military]) -> None: ...


@event(words.say_taken_up, at=("seat/{seat}", "pool"))
def taken_up(s: State, seat: Seat, number: int) -> None: ...


@event(words.say_picked_up, to="seat", eyes=eyes_of, news=False, at=("piece/{holder}", "stand/{holder}", "pool"),
    unseen_at=("piece/{holder}", "stand/{holder}", "pool"))  # fmt: skip
def picked_up(s: State, seat: Seat, holder: Holder, branch: Branch, known: int, card: Secret[Military]) -> None: ...


DRILLED_AT: Final = ("piece/{start}", "stand/{start}", "piece/{end}", "stand/{end}")


@event(words.say_drilled, to="seat", eyes=eyes_of, news=False, at=DRILLED_AT, unseen_at=DRILLED_AT)
def drilled(
    s: State, seat: Seat, start: Holder, end: Holder, branch: Branch, known: int, known_end: int,
    card: Secret[Military],
) -> None: ...  # fmt: skip


@event(words.say_discarded, shows="all", at=("piece/{holder}", "discard/troops"))
def discarded(s: State, seat: Seat, holder: Holder, card: Military, why: str) -> None: ...


@event(words.say_spied, to="seat", eyes=eyes_of, at=("seat/{seat}", "piece/{holder}"),
    unseen_at=("seat/{seat}", "piece/{holder}"))  # fmt: skip
def spied(s: State, seat: Seat, holder: Holder, seen: Secret[tuple[int, tuple[int, ...]]]) -> None: ...


# -- Action and Black cards ---


@event("{seat} draws {card}.", unseen="{seat} draws an Action card.", to="seat", eyes=eyes_of,
    at=("hand/{seat}/{card}", "deck/action"), unseen_at=("seat/{seat}", "deck/action"))  # fmt: skip
def drew(s: State, seat: Seat, why: str, card: Secret[Action]) -> None: ...


@event(like="drew", to="seat", eyes=eyes_of, news=False)
def kept(s: State, seat: Seat, why: str, card: Secret[Action]) -> None: ...


@event(
    words.say_looked,
    to="seat",
    eyes=eyes_of,
    at=("seat/{seat}", "deck/action"),
    unseen_at=("seat/{seat}", "deck/action"),
)
def looked(s: State, seat: Seat, number: int, cards: Secret[tuple[int, ...]]) -> None: ...


@event("{seat} puts {card} under the deck.", unseen="{seat} puts the other under the deck.", to="seat", eyes=eyes_of,
    news=False, at="deck/action", unseen_at="deck/action")  # fmt: skip
def buried(s: State, seat: Seat, card: Secret[Action]) -> None: ...


PLAYED_AT: Final = ("open/card", "front/{seat}/{card}", "seat/{seat}")


@event("{seat} plays {card}.", shows="all", at=PLAYED_AT)
def played(s: State, seat: Seat, card: Action) -> None: ...


@event("{seat} countermands {card} of {owner}.", at=("open/card", "seat/{seat}"), hits=["owner"])
def countermanded(s: State, seat: Seat, owner: Seat, card: Action) -> None: ...


@event("{card} stays in front of {seat}.", at=PLAYED_AT)
def stays(s: State, seat: Seat, card: Action) -> None: ...


@event("{seat} uses {card}.", at=PLAYED_AT)
def used(s: State, seat: Seat, card: Action) -> None: ...


@event("{seat} draws {card}.", unseen="{seat} draws a Black card.", to="seat", eyes=eyes_of,
    at=("seat/{seat}", "deck/black"), unseen_at=("seat/{seat}", "deck/black"))  # fmt: skip
def black_drawn(s: State, seat: Seat, why: str, card: Secret[Black]) -> None: ...


@event("{seat} plays {card}.", shows="all", at=("seat/{seat}", "discard/black"))
def black_played(s: State, seat: Seat, card: Black) -> None: ...


@event("{seat} discards {card}.", shows="all", at=("seat/{seat}", "discard/black"))
def black_discarded(s: State, seat: Seat, card: Black) -> None: ...


EVENTS: Final = telling(__name__, words.KINDS)
