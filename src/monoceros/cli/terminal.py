"""The table in the terminal: news, board, question, answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from shlex import quote

from monoceros.cli.errors import BadUse, CheckFailed
from monoceros.cli.files import key_path
from monoceros.cli.menu import are_few
from monoceros.cli.screen import Screen
from monoceros.cli.session import Session
from monoceros.engine.core import Ask, IllegalPick, Pick
from monoceros.engine.questions import View, spoken
from monoceros.engine.speech import folded, listed, speak

HELP = """\
Answer with an option's number, or with its words (the first few will do).
  ?          the rule behind the question
  ? 3        what option 3 is about, and the rule behind it
  ? {clause:<8} a clause of the rules by its number
  u          undo: take your last pick back, if nothing new was seen since
  b          the board again
  l          the log: all that happened so far
  s FILE     save a copy in another file
  q          leave; the game is kept and can be resumed
  h          this help"""
FEW_CHANGES = 4  # lines of the board
RECALLED = 8  # sentences, when a game goes on
LONG = 200  # letters in a message
SHORT_HELP = "A number or words answer · ? rule · u undo · b board · l log · h help · q leave"


class Leave(Exception):
    """The person goes; the game stays."""


class Terminal:
    """People and bots at one terminal, until the game is over or somebody leaves."""

    def __init__(self, session: Session, screen: Screen, *, story: bool = True) -> None:
        self.session = session
        self.screen = screen
        self.story = story  # is the game's story told before the first question?
        self.looking: int | None = session.you  # the person before the screen
        self.told = {seat: self.known(seat) for seat in session.people()}  # sentences that need not be shown to each
        self.shown = ""  # the board as it was last shown
        self.explained: set[str] = set()  # lines about options: each is shown once by itself, then on demand
        self.commands: dict[str, Callable[[Ask, str], None]] = {
            "?": self.explain,
            "u": self.undo,
            "b": self.show_board,
            "l": self.show_log,
            "s": self.save_copy,
            "q": self.leave,
            "h": self.help,
        }

    def known(self, seat: int) -> int:
        """A new game is told from its start; one that goes on, from shortly before."""
        return max(0, len(self.session.stories[seat].lines) - RECALLED) if self.session.table.entries else 0

    # -- the course of a game --

    def run(self) -> None:
        """Play on. However it ends, nothing is lost."""
        self.welcome()
        left = False
        try:
            self.tell_story()
            while not self.session.table.is_over:
                self.next_pick()
        except (Leave, EOFError, KeyboardInterrupt):
            left = True
        finally:
            self.keep()
            self.session.close()
        self.farewell() if left else self.ending()

    def next_pick(self) -> None:
        """Bots answer first: then a person's pick stays the last one, and can be taken back."""
        asks = self.session.table.asks()
        for ask in asks:
            if self.session.bots[ask.seat] is not None:
                self.let_bot_pick(ask)
                return
        mine = [ask for ask in asks if ask.seat == self.looking]
        self.ask_person((mine or asks)[0])

    def let_bot_pick(self, ask: Ask) -> None:
        name = self.session.names[ask.seat]
        with self.screen.thinking(name):
            pick = self.session.bot_pick(ask)
        try:
            self.session.say(ask.seat, pick)
        except IllegalPick as error:
            raise CheckFailed(f"the bot {name} broke the rules: {error}; the game is in {self.session.path}") from None

    def ask_person(self, ask: Ask) -> None:
        """Show what is new and ask until a pick is made, or taken back."""
        if self.looking != ask.seat:
            self.screen.hand_over(self.session.names[ask.seat])
            self.looking, self.shown = ask.seat, ""
        self.keep()
        self.show_news(ask.seat)
        self.show_board_if_new(ask.seat)
        self.show_question(ask)
        picks = len(self.session.table.entries)
        while len(self.session.table.entries) == picks:
            self.take(ask, self.screen.read())

    # -- showing --

    def view(self, seat: int) -> View:
        return self.session.table.view(seat)

    def words(self, text: str) -> str:
        return speak(text, self.session.names, self.session.you)

    def show_news(self, seat: int) -> None:
        lines = self.session.stories[seat].lines
        self.screen.news(folded([line for _, line in lines[self.told[seat] :]]))
        self.told[seat] = len(lines)

    def show_board_if_new(self, seat: int) -> None:
        """The whole board, or just the few lines that changed while the last one is still in sight."""
        board = self.screen.fit(self.words(self.session.table.game.text(self.view(seat))))
        changed = changed_lines(self.shown, board)
        if 0 < len(changed) <= FEW_CHANGES and self.screen.in_sight():
            self.screen.news(changed, mark="  ")
        elif changed:
            self.screen.board(board)
        self.shown = board

    def show_question(self, ask: Ask) -> None:
        view, game = self.view(ask.seat), self.session.table.game
        prompt = self.words(game.questions[ask.name].prompt(view))
        if self.session.you is None:
            prompt = f"{self.session.names[ask.seat]}: {prompt}"
        labels = [self.words(label) for label in game.labels(ask, view)]
        few = ask.options if are_few(ask.options) else []
        self.screen.question(prompt, ask.options, labels, [self.news_about(ask, pick, view) for pick in few])

    def news_about(self, ask: Ask, pick: Pick, view: View) -> str:
        """The line about an option, if it was not shown before."""
        about = self.words(self.session.table.game.questions[ask.name].about(pick, view))
        if about in self.explained:
            return ""
        self.explained.add(about)
        return about

    # -- answers --

    def take(self, ask: Ask, typed: str) -> None:
        """A pick, or one of the commands."""
        word, _, rest = typed.partition(" ")
        if typed.startswith("?"):
            word, rest = "?", typed[1:]
        command = self.commands.get(word.lower())
        if command is not None and typed.lower() not in [spoken(pick) for pick in ask.options]:
            command(ask, rest.strip())
        elif typed:
            try:
                self.session.say(ask.seat, self.read_pick(ask, typed))
            except BadUse as error:
                self.screen.refuse(str(error))

    def read_pick(self, ask: Ask, typed: str) -> Pick:
        if typed.isdecimal():
            number = int(typed)
            if not 1 <= number <= len(ask.options):
                raise BadUse(f"there is no option {number}: options go from 1 to {len(ask.options)}")
            return ask.options[number - 1]
        try:
            return self.session.table.game.questions.parse(ask, typed, self.view(ask.seat))
        except ValueError as error:
            raise BadUse(str(error) if len(str(error)) <= LONG else unclear(typed, ask)) from None

    # -- commands --

    def explain(self, ask: Ask, what: str) -> None:
        """`?` alone, with an option's number, or with a clause's."""
        game = self.session.table.game
        try:
            if not what:
                clause = game.questions[ask.name].clause_now(self.view(ask.seat))
            elif what.upper() in game.rules:
                clause = what.upper()
            else:
                pick, view = self.read_pick(ask, what), self.view(ask.seat)
                clause = game.questions.clause_of(ask, pick, view)
                self.screen.note(self.words(game.questions[ask.name].about(pick, view)))
            self.screen.clause(game.rules[clause])
        except BadUse as error:
            self.screen.refuse(str(error))

    def undo(self, ask: Ask, rest: str) -> None:
        why_not = self.session.why_no_undo(ask.seat)
        if why_not:
            self.screen.refuse(f"nothing can be undone: {why_not}")
            return
        entry = self.session.undo(ask.seat)
        story = self.session.stories[ask.seat]
        self.told[ask.seat] = min(self.told[ask.seat], len(story.lines))
        view = self.view(ask.seat)
        label = self.session.table.game.questions[entry.question].label(entry.pick, view)
        self.screen.note(f"Taken back: {self.words(label)}")

    def show_board(self, ask: Ask, rest: str) -> None:
        self.shown = ""
        self.show_board_if_new(ask.seat)
        self.show_question(ask)

    def show_log(self, ask: Ask, rest: str) -> None:
        for pick, line in self.session.stories[ask.seat].lines:
            self.screen.put(f"{pick:>4}  {line}")
        self.show_question(ask)

    def help(self, ask: Ask, rest: str) -> None:
        clause = self.session.table.game.questions[ask.name].clause_now(self.view(ask.seat))
        self.screen.put(HELP.format(clause=clause))

    def save_copy(self, ask: Ask, name: str) -> None:
        try:
            if not name:
                self.session.save()
                self.screen.note(f"Saved in {self.session.path}.")
                return
            path = Path(name).expanduser()
            if path.exists() or key_path(path).exists():
                raise BadUse(f"{name!r} is there already: choose another name")
            self.session.save(path)
            self.screen.note(f"A copy is in {path}.")
        except BadUse as error:
            self.screen.refuse(str(error))

    def leave(self, ask: Ask, rest: str) -> None:
        raise Leave

    def keep(self) -> None:
        """Save; a full disk does not end the game."""
        try:
            self.session.save()
        except BadUse as error:
            self.screen.refuse(f"not saved: {error}")

    # -- first and last words --

    def welcome(self) -> None:
        session, screen = self.session, self.screen
        screen.title(session.table.game.title)
        screen.put(f"{listed(session.names)}. {session.table.game.tagline}")
        if session.seal is None:
            screen.note("Practice: the chance comes from a seed and is not sealed.")
        else:
            screen.note(f"Chance is sealed: {session.seal}")
        screen.note(f"Kept in {session.path}")
        screen.note(SHORT_HELP)

    def tell_story(self) -> None:
        """What opens the game; one that goes on has been opened."""
        table = self.session.table
        told = table.game.opening(table.content)
        if self.story and told is not None and not table.entries:
            self.screen.story(told.title, told.paragraphs)

    def farewell(self) -> None:
        self.screen.put()
        self.screen.put("The game is kept. Go on with:")
        self.screen.command(f"monoceros play --resume {quote(str(self.session.path))}")

    def ending(self) -> None:
        session, screen = self.session, self.screen
        seat = self.looking if self.looking is not None else session.people()[0]
        self.show_news(seat)
        self.shown = ""
        self.show_board_if_new(seat)
        screen.put()
        screen.put(self.verdict(), "bold")
        screen.put("See it again, or check it and its chance, with:")
        screen.command(f"monoceros replay {quote(str(session.path))}")
        screen.command(f"monoceros verify {quote(str(session.path))}")

    def verdict(self) -> str:
        """Who won."""
        result = self.session.table.result()
        assert result is not None
        winners = [seat for seat, score in enumerate(result) if score == 1]
        if not winners:
            return "The game is drawn."
        if winners == [self.session.you]:
            return "You have won!"
        verb = "has" if len(winners) == 1 else "have"
        return f"{listed([self.session.names[seat] for seat in winners])} {verb} won."


def unclear(typed: str, ask: Ask) -> str:
    return f"{typed!r} fits no single option: type a number from 1 to {len(ask.options)}, or more of an option's words"


def changed_lines(old: str, new: str) -> list[str]:
    """Lines of the new text that differ from the old one's, each below the line that it is indented under.

    All lines, if they cannot be compared.
    """
    before, after = old.split("\n"), new.split("\n")
    if len(before) != len(after):
        return after
    shown = set()
    for at, line in enumerate(after):
        if line != before[at]:
            shown |= {at, heading_of(after, at)}
    return [after[at] for at in sorted(shown)]


def heading_of(lines: Sequence[str], at: int) -> int:
    """The line above that stands further left, or the line itself."""
    for above in range(at, -1, -1):
        if lines[above] and indent(lines[above]) < indent(lines[at]):
            return above
    return at


def indent(line: str) -> int:
    return len(line) - len(line.lstrip(" "))
