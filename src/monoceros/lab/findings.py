"""What a run says, as plain data: every rate with its interval. The report draws it; `--json` prints it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from monoceros.bots.stats import cut_data
from monoceros.engine.game import Game
from monoceros.engine.speech import seat_letter
from monoceros.lab import stats
from monoceros.lab.folder import Folder
from monoceros.lab.run import Run
from monoceros.lab.stats import Estimate
from monoceros.lab.tally import BINS, Fared, Key, Tally, tally

Data = dict[str, Any]
LEAST_SHARE = 0.02  # of sides with a thing, and without it, for a comparison; and
LEAST_GAMES = 10
NEARLY_ALL = 0.8
OVERLONG = 3  # times the median
BARS = 30  # of a histogram, at most
FEW_FIGURES = 12


def find(folder: Folder, game: Game) -> Data:
    run = folder.run
    sums = tally(folder.frames(), run.plan.seats, team=game.team)
    sections = list(thing_sections(sums, game))
    return {
        **heading(run, game, sums),
        "wins": seat_rates(run, sums),
        "roles": [section for section in sections if section["role"]],
        "things": sorted([section for section in sections if not section["role"]], key=interest),
        "events": event_rates(sums, game),
        "lengths": lengths(sums),
        "decisions": decisions(sums, game),
        "lead": lead(sums),
        "stalls": stalls(sums, run),
        "cut_off": cut_off(sums),
        "figures": figures(sums),
    }


def heading(run: Run, game: Game, sums: Tally) -> Data:
    return {
        "game": game.name,
        "title": game.title,
        "team": game.team,
        "seats": run.plan.seats,
        "bots": list(run.bots),
        "planned": run.games,
        "games": sums.sums["games"],
        "ended": sums.sums["ended"],
        "fair": None if game.team else 1 / run.plan.seats,
    }


# -- who wins ---


def seat_rates(run: Run, sums: Tally) -> list[Data]:
    return [
        {
            "seat": seat,
            "label": "All seats" if sums.team else f"Seat {seat_letter(seat)}",
            "bot": ", ".join(sorted(set(run.bots))) if sums.team else run.bots[seat],
            "games": sums.by_seat[seat, "games"],
            "wins": sums.by_seat[seat, "wins"],
            "rate": stats.rate(sums.by_seat[seat, "score"], sums.by_seat[seat, "games"]).plain(),
        }
        for seat in range(sums.sides)
    ]


def thing_sections(sums: Tally, game: Game) -> Iterator[Data]:
    """Everything that sides did with rows of content: an event and a table of content each.

    Nothing where all sides fared alike, as a team that never wins: there is nothing to compare.
    """
    if sums.all_sides.score in (0, sums.all_sides.sides):
        return
    found: dict[tuple[str, str], list[Key]] = {}
    for key in sorted(sums.things):
        found.setdefault(key[:2], []).append(key)
    for (event, table), keys in found.items():
        rows = [thing_row(key[2], sums.things[key], sums.all_sides) for key in keys]
        kept = [row for row in rows if row is not None]
        mark_clear(kept)
        if kept:
            yield {
                "event": event,
                "words": words_for(event, game),
                "table": table.replace("_", " "),
                "role": is_role(sums, event, table),
                "left_out": len(rows) - len(kept),
                "rows": sorted(kept, key=lambda row: (-row["difference"]["value"], row["thing"])),
            }


def thing_row(thing: str, by_times: Mapping[int, Fared], everybody: Fared) -> Data | None:
    """How sides fared that did it at least so often, and the others; nothing where one of these is hardly anybody."""
    least = best_split(by_times, everybody.sides)
    games = sum([fared.sides for times, fared in by_times.items() if times >= least])
    own = sum([fared.score for times, fared in by_times.items() if times >= least])
    rest = (everybody.score - own, everybody.sides - games)
    if min(games, rest[1]) < max(LEAST_GAMES, LEAST_SHARE * everybody.sides):
        return None
    with_it, without = stats.rate(own, games), stats.rate(*rest)
    return {
        "thing": thing,
        "least": least,
        "games": games,
        "share": stats.rate(games, everybody.sides).plain(),
        "times": stats.rounded(sum([times * fared.sides for times, fared in by_times.items()]) / everybody.sides),
        "with": with_it.plain(),
        "without": without.plain(),
        "difference": stats.difference(with_it, without).plain(),
        "chance": stats.rounded(stats.chance_of((own, games), rest)),
    }


def best_split(by_times: Mapping[int, Fared], sides: int) -> int:
    """Once, where that tells sides apart; where nearly all did it, so often that it halves them best."""
    if sum([fared.sides for fared in by_times.values()]) <= NEARLY_ALL * sides:
        return 1

    def from_half(least: int) -> float:
        return abs(sum([fared.sides for times, fared in by_times.items() if times >= least]) / sides - 0.5)

    return min(sorted(by_times), key=from_half)


def mark_clear(rows: Sequence[Data]) -> None:
    """Of twenty rows of pure chance one lies outside its interval: clear is what would be rare even so."""
    for row in rows:
        row["clear"] = row["chance"] < stats.ALPHA / len(rows)


def is_role(sums: Tally, event: str, table: str) -> bool:
    """Every seat, or the table, does it once in every game, with one thing."""
    games = sums.sums["ended"]
    return games * sums.seats == sums.lone[event, table, True] or games == sums.lone[event, table, False]


def interest(section: Data) -> tuple[int, float, str]:
    clear = [row for row in section["rows"] if row["clear"]]
    return (-len(clear), min([row["chance"] for row in section["rows"]]), section["words"])


def words_for(event: str, game: Game) -> str:
    """As the game's statistics call it, or else its name."""
    return game.tallies.get(event) or spaced(event)


def spaced(name: str) -> str:
    return name.replace("_", " ").capitalize()


def event_rates(sums: Tally, game: Game) -> list[Data]:
    """How often a side did what, and how much oftener the winners did."""
    sides = sum([sums.by_seat[seat, "games"] for seat in range(sums.sides)])
    winners = sum([sums.by_seat[seat, "wins"] for seat in range(sums.sides)])
    found = []
    for event in sorted({event for event, _ in sums.events}):
        if event in game.headings or (game.tallies and event not in game.tallies):
            continue
        n = {what: sums.events[event, what] for what in ("times", "times²", "won", "won²")}
        row: Data = {
            "event": event,
            "words": words_for(event, game),
            "each": stats.mean(n["times"], n["times²"], sides).plain(),
        }
        if 0 < winners < sides:
            row["winners"] = stats.mean(n["won"], n["won²"], winners).plain()
            row["others"] = stats.mean(n["times"] - n["won"], n["times²"] - n["won²"], sides - winners).plain()
        found.append(row)
    return found


# -- how it goes ---


def lengths(sums: Tally) -> list[Data]:
    """Decisions, then what the game counts its time by."""
    games = sums.sums["games"]
    found = [{"name": "decisions", "words": "Decisions", **spread(sums.spread["decisions"])}]
    for name in sorted([name for name in sums.spread if name.startswith("heading ")]):
        counts = sums.spread[name]
        if sum(counts.values()) * 2 > games and len(counts) > 1:
            word = name.removeprefix("heading ")
            found.append({"name": word, "words": plural(spaced(word)), **spread(counts)})
    return found


def plural(word: str) -> str:
    return word if word.endswith("s") else f"{word}s"


def spread(counts: Counter[int]) -> Data:
    """How a whole number lies: mean, median, the middle nine tenths, and bars."""
    ordered = sorted(counts.items())
    number = sum(counts.values())
    total = sum([value * n for value, n in ordered])
    squares = sum([value * value * n for value, n in ordered])
    return {
        "games": number,
        "mean": stats.mean(total, squares, number).plain(),
        "median": stats.median(ordered).plain(),
        "low": stats.quantile(ordered, 0.05),
        "high": stats.quantile(ordered, 0.95),
        "least": ordered[0][0] if ordered else 0,
        "most": ordered[-1][0] if ordered else 0,
        "bars": bars(ordered),
    }


def bars(ordered: Sequence[tuple[int, int]]) -> list[Data]:
    """Of a histogram: whole numbers `start` to `end`; the last one takes the longest hundredth of all."""
    if not ordered:
        return []
    first, last = ordered[0][0], stats.quantile(ordered, 0.99)
    width = -(-(last - first + 1) // BARS)
    number = -(-(last - first + 1) // width)
    counts = [0] * number
    for value, n in ordered:
        counts[min(number - 1, (value - first) // width)] += n
    made = [
        {"start": first + at * width, "end": first + (at + 1) * width - 1, "games": n} for at, n in enumerate(counts)
    ]
    made[-1]["end"] = max(made[-1]["end"], ordered[-1][0])
    return made


def decisions(sums: Tally, game: Game) -> Data:
    names = sorted({name for name, _ in sums.questions}, key=lambda name: -sums.questions[name, "asked"])
    total = max(1, sums.sums["decisions"])
    return {
        "branching": stats.ratio(sums.sums, "offered", "decisions").plain(),
        "forced": stats.ratio(sums.sums, "forced", "decisions").plain(),
        "longest_forced": spread(sums.spread["longest_forced"]),
        "questions": [question_row(sums, name, total) for name in names],
    }


def question_row(sums: Tally, name: str, total: int) -> Data:
    asked = sums.questions[name, "asked"]
    return {
        "name": name,
        "words": spaced(name),
        "a_game": stats.rounded(asked / sums.sums["games"]),
        "share": stats.rate(asked, total).plain(),
        "options": stats.rounded(sums.questions[name, "offered"] / asked),
        "forced": stats.rate(sums.questions[name, "forced"], asked).plain(),
    }


# -- the lead ---


def lead(sums: Tally) -> Data | None:
    if not sums.sums["judged"]:
        return None
    won = sum(sums.lows.values())
    behind = 0.5 / max(2, sums.sides)
    below = sum([n for at, n in sums.lows.items() if at < round(behind * BINS)])
    return {
        "changes": spread(sums.spread["lead_changes"]),
        "none": stats.rate(sums.spread["lead_changes"][0], sums.sums["judged"]).plain(),
        "tenths": [
            {
                "tenth": tenth + 1,
                "rate": stats.rate(sums.leaders[tenth, "won"], sums.leaders[tenth, "known"]).plain(),
                "games": sums.leaders[tenth, "known"],
            }
            for tenth in range(9)
        ],
        "behind": behind,
        "comebacks": stats.rate(below, won).plain(),
        "won": won,
        "lows": [sums.lows[at] for at in range(BINS)],
    }


def stalls(sums: Tally, run: Run) -> list[Data]:
    """Games that nobody wants: each kind with its rate."""
    games, ended = sums.sums["games"], sums.sums["ended"]
    usual = stats.median(sorted(sums.spread["decisions"].items())).value
    overlong = sum([n for value, n in sums.spread["decisions"].items() if value > OVERLONG * usual])
    kinds = [
        ("unfinished", f"Not over after {run.most_decisions:,} decisions", games - ended, games),
        ("cut_off", "Ended by a limit of turns, not by a rule", sums.sums["cut_off"], games),
        ("drawn", "Drawn", sums.sums["drawn"], ended),
        ("overlong", f"More than {OVERLONG} times as long as half of all games", overlong, games),
    ]
    if sums.sums["lost"]:
        kinds.insert(3, ("lost", "Won by nobody", sums.sums["lost"], ended))
    return [
        {"name": name, "words": words, "games": number, "rate": stats.rate(number, of).plain()}
        for name, words, number, of in kinds
    ]


def cut_off(sums: Tally) -> Data:
    """Games that a limit ended, of turns or of decisions: more than a few, and all other rates say little."""
    games = sums.sums["games"]
    return cut_data(games - sums.sums["ended"] + sums.sums["cut_off"], games)


# -- figures ---


def figures(sums: Tally) -> list[Data]:
    """Numbers on the table at the end, those first that tell the winner best."""
    found = []
    for name in sorted({name for name, _ in sums.figures}):
        won, lost = sums.figures.get((name, True), Counter()), sums.figures.get((name, False), Counter())
        if not won or not lost or len({*won, *lost}) < 2:
            continue
        found.append(
            {
                "name": name,
                "words": spaced(name),
                "winners": mean_of(won).plain(),
                "others": mean_of(lost).plain(),
                "tells": stats.rounded(stats.told_apart(won, lost)),
            }
        )
    return sorted(found, key=lambda row: (-abs(float(str(row["tells"])) - 0.5), row["name"]))[:FEW_FIGURES]


def mean_of(counts: Mapping[int, int]) -> Estimate:
    values = counts.items()
    sums = (sum([value * n for value, n in values]), sum([value * value * n for value, n in values]))
    return stats.mean(*sums, sum(counts.values()))
