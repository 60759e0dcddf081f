"""A game that is kept in a file: the table, who plays, and its story as each person knows it. Draws nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from monoceros.bots.plan import Plan
from monoceros.bots.seeds import derive
from monoceros.cli.errors import BadUse
from monoceros.cli.files import PERSON, Secret, key_path, read_game, read_secret, write_text
from monoceros.cli.plan import new_bot
from monoceros.engine.bot import Bot
from monoceros.engine.chance import Dealer, Sealed, Seeded, commitment
from monoceros.engine.core import Ask, Pick
from monoceros.engine.gamefile import GameFile, open_table, write
from monoceros.engine.registry import find_game
from monoceros.engine.speech import one_line, seat_letter, speak
from monoceros.engine.table import Entry, Table


@dataclass
class Story:
    """What one seat, or a spectator, was told: sentences, each with the number of the pick that caused it."""

    seat: int | None
    you: int | None  # the seat that is spoken to
    lines: list[tuple[int, str]] = field(default_factory=list)
    events: int = 0  # told so far

    def hear(self, table: Table, names: Sequence[str]) -> None:
        """Put what happened since into words, with the table as it is now."""
        view = table.view(self.seat)
        for event in table.events_for(self.seat, self.events):
            sentence = speak(table.game.tell(event, view), names, self.you)
            if sentence:
                self.lines.append((len(table.entries), sentence))
        self.events = len(table.events)

    def forget(self, table: Table) -> None:
        """A pick was taken back: what it caused was never told."""
        self.lines = [(pick, line) for pick, line in self.lines if pick <= len(table.entries)]
        self.events = len(table.events)


def play_again(file: GameFile, watch: Callable[[Table], None], *, until: int | None = None) -> Table:
    """The table after `until` picks, watched at the opening and after each pick."""
    open_game(file)  # refuses a file that does not fit the rules
    return open_game(file, until=until, watch=watch)


def unwatched(table: Table) -> None:
    pass


def open_game(file: GameFile, *, until: int | None = None, watch: Callable[[Table], None] = unwatched) -> Table:
    try:
        return open_table(file, find_game, until=until, watch=watch)
    except (ValueError, TypeError) as error:
        raise BadUse(f"the game cannot be played again: {error}") from None


def names_in(file: GameFile) -> list[str]:
    """The players' names; a seat without one has its letter."""
    given = [one_line(name) for name in file.names]
    return [given[seat] if seat < len(given) and given[seat] else seat_letter(seat) for seat in range(file.seats)]


class Session:
    """The game at this terminal."""

    def __init__(self, table: Table, secret: Secret, names: Sequence[str], path: Path) -> None:
        self.table = table
        self.secret = secret
        self.names = list(names)
        self.path = path
        game = table.game
        self.bots: list[Bot | None] = [None if p == PERSON else new_bot(p, game) for p in secret.players]
        people = self.people()
        alone = len(people) == 1
        self.stories = {seat: Story(seat, seat if alone else None) for seat in people}

    def people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.secret.players) if player == PERSON]

    @property
    def you(self) -> int | None:
        """The one person at the table, who is spoken to as such."""
        people = self.people()
        return people[0] if len(people) == 1 else None

    @property
    def seal(self) -> str | None:
        return None if self.secret.key is None else commitment(self.secret.key)

    # -- playing --

    def hear(self) -> None:
        for story in self.stories.values():
            story.hear(self.table, self.names)

    def say(self, seat: int, pick: Pick) -> None:
        self.table.say(seat, pick)
        self.hear()

    def bot_pick(self, ask: Ask) -> Pick:
        """What the bot on this seat answers; its chance depends on the game and the moment, not on the clock."""
        bot = self.bots[ask.seat]
        assert bot is not None
        root = self.secret.key if self.secret.key is not None else self.secret.seed or 0
        moment = (root, "bot", len(self.table.entries), ask.seat)
        seen = self.table.seen(ask, Seeded(derive(*moment, "world")))
        return bot.choose(seen, Seeded(derive(*moment, "choice")))

    def why_no_undo(self, seat: int) -> str:
        """Why the seat cannot take its last pick back; empty if it can."""
        return speak(self.table.why_no_undo(seat), self.names)

    def undo(self, seat: int) -> Entry:
        entry = self.table.undo(seat)
        for story in self.stories.values():
            story.forget(self.table)
        return entry

    # -- keeping --

    def save(self, path: Path | None = None) -> None:
        """Write the game, here or to another file; its key goes beside it until the game is over, then into it."""
        path = path or self.path
        if not self.table.is_over and not key_path(path).exists():
            write_text(key_path(path), self.secret.text(), private=True)
        write_text(path, write(self.table, names=self.names, key=self.secret.key))
        if self.table.is_over:
            key_path(path).unlink(missing_ok=True)

    def close(self) -> None:
        for bot in self.bots:
            if bot is not None:
                bot.close()


# -- beginning, and going on ---


def begin_session(plan: Plan, secret: Secret, names: Sequence[str], path: Path) -> Session:
    table = Table(
        find_game(plan.game),
        dealer_of(secret),
        seats=plan.seats,
        options=plan.options,
        packs=plan.packs,
    )
    session = Session(table, secret, names, path)
    session.hear()
    return session


def resume_session(path: Path) -> Session:
    """An unfinished game, with its own dealer again."""
    file = read_game(path)
    if file.result is not None:
        raise BadUse(f"the game in {str(path)!r} is over; look at it with `monoceros replay {path}`")
    secret = read_secret(path)
    check_secret(file, secret, path)
    table = open_game(file, until=0)
    session = Session(table, secret, names_in(file), path)
    session.table = play_again(file, lambda table: hear_again(session, table))
    session.table.deal_with(dealer_of(secret, session.table.drawn))
    return session


def hear_again(session: Session, table: Table) -> None:
    session.table = table
    session.hear()


def check_secret(file: GameFile, secret: Secret, path: Path) -> None:
    sealed = None if secret.key is None else commitment(secret.key)
    if sealed != file.seal or len(secret.players) != file.seats:
        raise BadUse(f"{str(key_path(path))!r} is the key of another game than {str(path)!r}")


def dealer_of(secret: Secret, drawn: int = 0) -> Dealer:
    """The game's dealer after so many draws."""
    if secret.key is not None:
        return Sealed(secret.key, drawn)
    dealer = Seeded(secret.seed or 0)
    for _ in range(drawn):
        dealer.pick(2)
    return dealer
