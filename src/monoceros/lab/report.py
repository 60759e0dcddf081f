"""A run as one page of HTML that needs nothing else: no network, no script, no font."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from monoceros.lab import words
from monoceros.lab.findings import Data
from monoceros.lab.run import Run
from monoceros.lab.says import bots_words, command_of, compare_says, stand_out, warning

FEW = 12  # rows of a table before the rest is folded
OPEN_SECTIONS = 3
WIDTH, HEIGHT = 900, 150  # of the line: stretched to its place
Scale = Callable[[float], float]


def environment() -> Environment:
    made = Environment(
        loader=PackageLoader("monoceros.lab", "page"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
    )
    made.filters.update(percent=words.percent, points=words.points, figure=words.figure, whole=words.whole)
    loader = made.loader
    assert loader is not None
    made.globals["style"] = Markup(loader.get_source(made, "style.css")[0])
    made.globals["scale"] = share_scale
    return made


def report_page(found: Data, run: Run) -> str:
    """The page of `findings.find`."""
    return (
        environment()
        .get_template("report.html")
        .render(
            **{key: value for key, value in found.items() if key != "things"},
            things_found=found["things"],
            says=list(stand_out(found)),
            warning=warning(found),
            bots_words=bots_words(found["bots"]),
            few=FEW,
            open_sections=OPEN_SECTIONS,
            difference_scale=difference_scale,
            leader_line=leader_line(found) if found["lead"] else "",
            command=command_of(run),
            run_text=run.text(),
        )
    )


def compare_page(found: Data) -> str:
    """The page of `compare.compare`."""
    page = environment().get_template("compare.html")
    return page.render(**found, says=list(compare_says(found)), row_scale=row_scale)


# -- pictures ---


def share_scale(value: float) -> float:
    """Where a share stands on its line, in per cent of the width."""
    return round(100 * min(1.0, max(0.0, value)), 2)


def difference_scale(section: Data) -> Scale:
    """0 in the middle; the largest interval of the section reaches the end."""
    ends = [abs(row["difference"][end]) for row in section["rows"] for end in ("low", "high")]
    most = max([*ends, 0.01])
    return lambda value: round(50 + 48 * value / most, 2)


def row_scale(row: Data) -> Scale:
    return difference_scale({"rows": [row]})


def leader_line(found: Data) -> Markup:
    """How often whoever leads at each tenth of the game wins it."""
    tenths: list[dict[str, Any]] = found["lead"]["tenths"]
    across = [WIDTH * at / (len(tenths) - 1) for at in range(len(tenths))]

    def path(end: str, *, back: bool = False) -> str:
        dots = [f"{x:.1f},{HEIGHT * (1 - row['rate'][end]):.1f}" for x, row in zip(across, tenths, strict=True)]
        return " ".join(reversed(dots) if back else dots)

    fair = "" if found["fair"] is None else line_at(1 - found["fair"], "fair")
    label = (
        f"From {words.percent(tenths[0]['rate']['value'])} at a tenth to {words.percent(tenths[-1]['rate']['value'])}"
    )
    stroke = 'vector-effect="non-scaling-stroke"'
    return Markup(
        f'<svg class="line" viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="none" role="img" aria-label="{label}">'
        f"{line_at(0.5, 'grid')}{fair}"
        f'<polygon class="band" points="{path("low")} {path("high", back=True)}"/>'
        f'<polyline class="path" {stroke} points="{path("value")}"/></svg>'
    )


def line_at(share: float, kind: str) -> str:
    y = round(HEIGHT * share, 1)
    return f'<line class="{kind}" vector-effect="non-scaling-stroke" x1="0" x2="{WIDTH}" y1="{y}" y2="{y}"/>'
