"""What goes over the wire, in both directions: the contract between the server and whoever sits at a table.

Every message of the socket is one of the structs below, tagged with `t`. The same structs are the bodies of the HTTP
calls and, through OpenAPI, the types of the page.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from monoceros.engine.scene import Arrow, Layout, Plate, Scene, Thing, Zone
from monoceros.engine.scene import Step as Stage

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Seat = Annotated[int, Meta(ge=0, le=25)]
Token = Annotated[str, Meta(min_length=20, max_length=80)]
ClientId = Annotated[str, Meta(min_length=1, max_length=64)]
Words = Annotated[str, Meta(min_length=1, max_length=500)]
Colour = Literal["A", "B", "C", "D", "E", "F", "G"]  # Azure, Blaze, Clover, Dusk, Ecru, Foxglove, Gull

TableState = Literal["gathering", "playing", "paused", "over", "shelved"]  # shelved: a file that was brought in
SeatKind = Literal["person", "bot", "open"]


# -- games, before any table ---


class OptionCard(Struct, frozen=True):
    """An option of a game, with its one-line explanation."""

    name: str
    help: str
    kind: Literal["yes or no", "number", "choice", "roles"]  # roles: a name for each seat, with commas between
    default: bool | int | str
    choices: list[str]
    least: int
    most: int
    clause: str
    roles: list[str]  # of the kind `roles`: all there are, in their order; else: without them it changes nothing
    own: bool = False  # a text of one's own may stand in the place of a choice


class PackCard(Struct, frozen=True):
    name: str
    about: str


class BotCard(Struct, frozen=True):
    name: str
    level: int  # 1 to 4; how many lozenges are filled
    about: str


class OpeningCard(Struct, frozen=True):
    """The story with which a game begins, and the chapter that says who is who."""

    title: str
    paragraphs: list[str]
    about: str = ""


class GameCard(Struct, frozen=True):
    """A box on the shelf. One that is not playable yet has no options, packs or bots."""

    name: str
    title: str
    tagline: str
    seats: tuple[int, int]
    minutes: int
    colour: str  # of the box, #rrggbb
    icon: str  # its charge, for small plates
    playable: bool
    version: int
    options: list[OptionCard]
    packs: list[PackCard]
    bots: list[BotCard]
    sources: dict[str, int]  # how many rows are printed, public, designed
    opening: OpeningCard | None = None


class RulePart(Struct, frozen=True):
    """A clause (with its id) or what stands between clauses, as clean HTML."""

    clause: str
    html: str


class RuleSection(Struct, frozen=True):
    """Of the rules; or of a chapter about who is in the game: then it has an id, which things name as `about`."""

    title: str
    depth: int
    parts: list[RulePart]
    about: str = ""
    icon: str = ""


class RulesPage(Struct, frozen=True):
    game: str
    title: str
    sections: list[RuleSection]


class IconShape(Struct, frozen=True):
    """The inside of an SVG with this view box."""

    body: str
    width: int
    height: int


# -- opening a table, sitting down ---


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is meant to sit on a seat: `me` (several of them: hot-seat), a `friend` by the link, or a `bot`."""

    who: Literal["me", "friend", "bot"]
    name: Annotated[str, Meta(max_length=24)] = ""
    bot: Annotated[str, Meta(max_length=80)] = ""
    colour: Colour | None = None


class PackText(Struct, frozen=True, forbid_unknown_fields=True):
    """A content pack of one's own, as TOML."""

    name: Annotated[str, Meta(min_length=1, max_length=80)]
    toml: Annotated[str, Meta(max_length=200_000)]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    options: dict[str, bool | int | str] = {}
    packs: Annotated[list[str], Meta(max_length=8)] = []
    pack: PackText | None = None


class Planned(Struct, frozen=True):
    """A table that could be opened as it was asked for: who would play on each seat, where seats are not alike."""

    roles: list[str]


class HeldSeat(Struct, frozen=True):
    """A seat that is yours as long as you have its token."""

    seat: int
    token: str


class Opened(Struct, frozen=True):
    """A table that was opened. The invitation is part of the link for friends; watching needs only the id."""

    table: str
    held: list[HeldSeat]
    invitation: str


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    invitation: Token
    name: Name
    colour: Colour | None = None
    seat: Seat | None = None  # the first open one


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down at a rematch: the token of the seat one had at the table before."""

    token: Token


class HeldTable(Struct, frozen=True, forbid_unknown_fields=True):
    table: Annotated[str, Meta(max_length=60)]
    tokens: Annotated[list[Token], Meta(max_length=8)] = []


class Mine(Struct, frozen=True, forbid_unknown_fields=True):
    """The tables that a browser remembers."""

    tables: Annotated[list[HeldTable], Meta(max_length=100)]


class WhatIf(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a move of a finished game, as a new table."""

    move: Annotated[int, Meta(ge=0)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]


class GameText(Struct, frozen=True, forbid_unknown_fields=True):
    """A game file, as it was saved."""

    text: Annotated[str, Meta(max_length=4_000_000)]


# -- a table, as everybody may know it ---


class SeatCard(Struct, frozen=True):
    seat: int
    name: str
    colour: Colour
    kind: SeatKind
    bot: str  # its name, for bots
    present: bool  # a person with an open socket; bots always are
    yours: bool
    role: str = ""  # where seats are not alike


class Result(Struct, frozen=True):
    """How it ended. `won` has a number from 0 to 1 for each seat."""

    won: list[float]
    words: str
    ledger: list[list[str]]  # lines of what, how much


class TableFacts(Struct, frozen=True):
    id: str
    game: str
    title: str
    state: TableState
    seats: list[SeatCard]
    options: dict[str, bool | int | str]
    packs: list[str]
    seal: str  # commitment of the chance key
    key: str  # the key, once the game is over; empty before
    opened: str  # ISO time
    turn_of: list[int]  # seats that are asked now
    heading: str
    moves: int
    result: Result | None
    next: str  # the table of the rematch
    watching: int
    pace: Literal["calm", "fast"]  # how long bots seem to think
    parent: str = ""  # the table that this one is a rematch of, or goes on from; the latter has no seal


# -- what a viewer sees ---


class Option(Struct, frozen=True):
    """One answer. `touches` are ids of zones and things on the table."""

    pick: Any
    label: str
    short: str  # for a button
    about: str  # one more line, may be empty
    touches: list[str]
    clause: str


class Question(Struct, frozen=True):
    seat: int
    name: str
    prompt: str
    why: str  # one line: what it is about
    clause: str
    options: list[Option]
    harmless: int  # which option is the likeliest harmless one; -1: none


class Waiting(Struct, frozen=True):
    """Somebody else is asked."""

    seat: int
    told: str
    bot: bool


class Span(Struct, frozen=True, omit_defaults=True):
    """A part of a sentence; with ids of things if it names them."""

    text: str
    things: tuple[str, ...] = ()


class Change(Struct, frozen=True, omit_defaults=True):
    """What became different on the table. None means: as before."""

    things: list[Thing] = []  # new ones and changed ones, whole
    gone: list[str] = []
    order: list[str] | None = None  # all ids, when things came or went
    zones: list[Zone] | None = None
    arrows: tuple[Arrow, ...] | None = None
    layout: Layout | None = None
    heading: str | None = None
    steps_title: str | None = None
    steps: tuple[Stage, ...] | None = None
    rounds: tuple[Stage, ...] | None = None
    plates: tuple[Plate, ...] | None = None


class Moment(Struct, frozen=True, omit_defaults=True):
    """One event: what it says, which things it is about, and the table after it."""

    number: int  # of the event in this game, from 0
    move: int  # the pick that caused it, from 1; 0: the opening
    name: str
    spans: list[Span]  # empty: needs no words
    seat: int = -1  # who did it
    heading: bool = False  # a new turn or round begins
    things: tuple[str, ...] = ()
    change: Change | None = None


class Takeback(Struct, frozen=True):
    """A wish to go back to before a move; waits for the others' consent."""

    seat: int
    to: int  # so many moves stay
    words: str
    agreed: list[int]
    asked: list[int]


class Undo(Struct, frozen=True):
    """May the viewer take the last move back alone, or by consent? If not, why."""

    alone: bool
    consent: bool
    why: str


class ChatLine(Struct, frozen=True):
    number: int
    seat: int  # -1: a spectator
    name: str
    text: str
    at: str


# -- server to client; every message to a viewer has the next `number` ---


class TableNow(Struct, frozen=True, tag_field="t", tag="table"):
    """Everything, afresh: after hello, after a change of eyes, when a viewer lags behind, after an undo."""

    number: int
    seq: int  # the log's last entry: picks are made at a seq
    eyes: int | None  # whose view this is; None: a spectator's
    facts: TableFacts
    scene: Scene | None  # none while the table is gathering
    questions: list[Question]  # of the seat whose eyes these are
    waiting: list[Waiting]
    story: list[Moment]  # the last events, without changes
    chat: list[ChatLine]
    undo: Undo
    takeback: Takeback | None
    because: str  # "", "undo", "takeback", "stale", "eyes", "lag"


class Moments(Struct, frozen=True, tag_field="t", tag="moments"):
    """A pick was made: what happened, one thing after another, and what is asked now."""

    number: int
    seq: int
    moments: list[Moment]
    questions: list[Question]
    waiting: list[Waiting]
    undo: Undo
    facts: TableFacts


class People(Struct, frozen=True, tag_field="t", tag="people"):
    """Somebody sat down, left, came back, handed over; the table began, paused, went on; a rematch was opened."""

    number: int
    seq: int
    facts: TableFacts
    takeback: Takeback | None


class Chat(Struct, frozen=True, tag_field="t", tag="chat"):
    number: int
    line: ChatLine


class Done(Struct, frozen=True, tag_field="t", tag="done"):
    """Your message was carried out and is on disk. Not numbered: sent to its sender only, before what it caused."""

    id: str
    seq: int


class Refused(Struct, frozen=True, tag_field="t", tag="refused"):
    """Your message was not carried out, and nothing changed. A stale pick is followed by the table as it is."""

    id: str
    code: Literal["stale", "illegal", "not_yours", "not_now", "too_fast", "bad_message", "not_saved"]
    words: str
    clause: str = ""
    wait: float = 0.0  # seconds after which the same message is worth sending again; 0: it would not do then either


class Pong(Struct, frozen=True, tag_field="t", tag="pong"):
    number: int  # the last number sent: a client that has less asks for the rest


ServerMessage = TableNow | Moments | People | Chat | Done | Refused | Pong


# -- client to server ---


class Hello(Struct, frozen=True, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """The first message. `last` and `stream` name where the line broke; the rest follows, or the table afresh."""

    tokens: Annotated[list[Token], Meta(max_length=8)] = []
    eyes: Seat | None = None  # with several seats: whose view; None: none until somebody takes the device
    last: int = -1
    stream: Annotated[str, Meta(max_length=64)] = ""  # made up by the client, the same for all its sockets at a table
    name: Annotated[str, Meta(max_length=24)] = ""  # a spectator's, for chat


class Look(Struct, frozen=True, tag_field="t", tag="look", forbid_unknown_fields=True):
    """Hot-seat: another person has taken the device, or (None) it lies between two people."""

    eyes: Seat | None


class MakePick(Struct, frozen=True, tag_field="t", tag="pick", forbid_unknown_fields=True):
    id: ClientId
    seq: Annotated[int, Meta(ge=0)]
    seat: Seat
    pick: Any


class MakeUndo(Struct, frozen=True, tag_field="t", tag="undo", forbid_unknown_fields=True):
    id: ClientId
    seq: Annotated[int, Meta(ge=0)]
    seat: Seat


class AskTakeback(Struct, frozen=True, tag_field="t", tag="takeback", forbid_unknown_fields=True):
    """Ask everyone to go back to before the seat's last move."""

    id: ClientId
    seq: Annotated[int, Meta(ge=0)]
    seat: Seat


class Consent(Struct, frozen=True, tag_field="t", tag="consent", forbid_unknown_fields=True):
    id: ClientId
    seat: Seat
    yes: bool


class Say(Struct, frozen=True, tag_field="t", tag="chat", forbid_unknown_fields=True):
    id: ClientId
    text: Words
    seat: Seat | None = None


class HandOver(Struct, frozen=True, tag_field="t", tag="hand_over", forbid_unknown_fields=True):
    """Give a seat to a bot, or (bot empty) take it back."""

    id: ClientId
    seat: Seat
    bot: Annotated[str, Meta(max_length=80)] = ""


class Leave(Struct, frozen=True, tag_field="t", tag="leave", forbid_unknown_fields=True):
    """Give a seat up for good: to a bot, or (bot empty) to whoever comes with the invitation."""

    id: ClientId
    seat: Seat
    bot: Annotated[str, Meta(max_length=80)] = ""


class Pause(Struct, frozen=True, tag_field="t", tag="pause", forbid_unknown_fields=True):
    id: ClientId
    seat: Seat
    on: bool


class Pace(Struct, frozen=True, tag_field="t", tag="pace", forbid_unknown_fields=True):
    id: ClientId
    seat: Seat
    pace: Literal["calm", "fast"]


class Ping(Struct, frozen=True, tag_field="t", tag="ping", forbid_unknown_fields=True):
    pass


ClientMessage = (
    Hello | Look | MakePick | MakeUndo | AskTakeback | Consent | Say | HandOver | Leave | Pause | Pace | Ping
)


# -- after the game ---


class Mark(Struct, frozen=True):
    """A point of the scrub bar: a turn begins, or something worth an icon happened."""

    moment: int  # index into the moments
    words: str
    icon: str = ""


class Replay(Struct, frozen=True):
    """A finished game from one seat's eyes: the first scene, then every moment with its change."""

    facts: TableFacts
    eyes: int | None
    scene: Scene
    moments: list[Moment]
    marks: list[Mark]


class SeatStats(Struct, frozen=True):
    seat: int
    moves: int
    undos: int
    seconds: float  # of thinking; bots' too


class Stats(Struct, frozen=True):
    moves: int
    events: int
    seconds: float
    seats: list[SeatStats]
    counts: list[list[str]]  # what happened how often, in words


class Verified(Struct, frozen=True):
    good: bool
    lines: list[str]


class TableCard(Struct, frozen=True):
    """A table on the home page."""

    id: str
    game: str
    title: str
    state: TableState
    your_turn: bool
    words: str  # "Ilse is on turn"
    heading: str
    seats: list[SeatCard]


class Problem(Struct, frozen=True):
    """What went wrong, in words that a person can act on."""

    code: str
    words: str


def encode(message: Any) -> bytes:
    return msgspec.json.encode(message)
