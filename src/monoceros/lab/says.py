"""What a report or a comparison comes to, in the few sentences that somebody in a hurry reads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from monoceros.lab import words
from monoceros.lab.compare import MATTERS, OPEN, SMALL
from monoceros.lab.findings import Data
from monoceros.lab.run import Run

SAID = 3  # things that stand out
ODD = 0.01  # rate from which a kind of stall is worth a sentence


def bots_words(bots: Sequence[str]) -> str:
    """`2 × knight, random`"""
    counts = Counter(bots)
    return ", ".join([f"{n} × {bot}" if n > 1 else bot for bot, n in counts.items()])


def command_of(run: Run) -> str:
    return (
        "monoceros lab run run.toml --out again        # with the file below" if run.plan.packs else bare_command(run)
    )


def bare_command(run: Run) -> str:
    parts = ["monoceros lab run", run.plan.game, f"--games {run.games}", f"--seats {run.plan.seats}"]
    parts += [f"--bots {run.bots[0] if len(set(run.bots)) == 1 else ','.join(run.bots)}", f"--seed {run.seed}"]
    for name, value in run.plan.options.items():
        word = {True: "yes", False: "no"}.get(value, str(value)) if isinstance(value, bool) else str(value)
        parts.append(f'--option "{name}={word}"' if " " in word else f"--option {name}={word}")
    return " ".join([*parts, "--out again"])


def stand_out(found: Data) -> Iterator[str]:
    """The few sentences that somebody in a hurry reads."""
    yield from wins_say(found)
    for section, row in clearest(found)[:SAID]:
        often = f" {row['least']} times or more" if row["least"] > 1 else ""
        more = "oftener" if row["difference"]["value"] > 0 else "more seldom"
        who, apart = "the team" if found["team"] else "a seat", 100 * abs(row["difference"]["value"])
        yield (
            f"{section['words']}: with {row['thing']}{often} {who} wins {words.estimated(row['with'])}, "
            f"{apart:.1f} points {more} than {'with fewer' if often else 'without'}."
        )
    length = found["lengths"][0]
    yield (
        f"Half of the games take no more than {words.figure(length['median']['value'])} decisions; "
        f"nine of ten {words.whole(length['low'])} to {words.whole(length['high'])}."
    )
    if found["lead"] and found["lead"]["tenths"][4]["games"]:
        yield f"Whoever leads at half of the game wins {words.estimated(found['lead']['tenths'][4]['rate'])} of them."
    for row in found["stalls"]:
        if row["rate"]["low"] > ODD and row["name"] not in ("lost", "cut_off"):
            yield f"{row['words']}: {words.estimated(row['rate'])} of the games."


def warning(found: Data) -> str:
    """Empty, unless so many games were ended by a limit that the rates say little."""
    cut = found["cut_off"]
    if not cut["warning"]:
        return ""
    return (
        f"Warning: a limit and not a rule ended {words.whole(cut['games'])} of {words.whole(found['games'])} games "
        f"({words.percent(cut['rate'])}). These bots do not come to an end, and what follows says little of the rules."
    )


def clearest(found: Data) -> list[tuple[Data, Data]]:
    """Of each list the row that is least likely chance, if it is clear."""
    tops = []
    for section in [*found["roles"], *found["things"]]:
        row = min(section["rows"], key=lambda row: (row["chance"], -abs(row["difference"]["value"]), row["thing"]))
        if row["clear"]:
            tops.append((section, row))
    return sorted(tops, key=lambda top: (top[1]["chance"], -abs(top[1]["difference"]["value"])))


def wins_say(found: Data) -> Iterator[str]:
    if found["team"]:
        yield f"The team wins {words.estimated(found['wins'][0]['rate'])}."
        return
    fair = found["fair"]
    off = [row for row in found["wins"] if row["rate"]["low"] > fair or row["rate"]["high"] < fair]
    if not off:
        widest = max([row["rate"]["high"] - row["rate"]["low"] for row in found["wins"]]) / 2
        yield (
            f"No seat wins more or less than its share of {words.percent(fair)}, as far as "
            f"{words.whole(found['ended'])} games can tell (to about {100 * widest:.1f} points)."
        )
    for row in sorted(off, key=lambda row: -abs(row["rate"]["value"] - fair))[:SAID]:
        lead = row["rate"]["value"] - fair
        kind = "more" if lead > 0 else "less"
        yield (
            f"{row['label']} ({row['bot']}) wins {words.estimated(row['rate'])}: {100 * abs(lead):.1f} points {kind} "
            f"than an even share."
        )


def compare_says(found: Data) -> Iterator[str]:
    """Whether it matters, in a sentence or a few."""
    if not found["changed"]:
        yield "Nothing was changed between the two runs."
    matter = [row for row in found["measures"] if row["verdict"] == MATTERS]
    counted = [row["words"] for row in matter if row["name"].startswith("event:")]
    for row in [row for row in matter if not row["name"].startswith("event:")]:
        show = words.points if row["kind"] == "rate" else signed
        unit = " points" if row["kind"] == "rate" else ""
        low, value, high = (show(row["difference"][end]) for end in ("low", "value", "high"))
        yield f"{row['words']}: {value}{unit} ({low} to {high}). It matters."
    if counted:
        yield f"Counts that change so much that it matters: {', '.join(counted)}."
    unsure = [row["words"] for row in found["measures"] if row["verdict"] == OPEN]
    if unsure:
        yield f"Not sure yet: {', '.join(unsure)}."
    if all(row["verdict"] == SMALL for row in found["measures"]):
        yield "Whatever differs is too small to matter."


def signed(value: float) -> str:
    return ("+" if value > 0 else "") + words.figure(value)
