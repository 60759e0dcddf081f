"""A bot in another process, over lines of JSON, with nothing but Python: it does something rather than nothing.

    monoceros arena tower --bots "process:python3 examples/line_bot.py,random" --games 20 --option match=single

Any language will do: read a line, write a line. docs/bots.md has the protocol.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

IDLE = ("pass", "done", "end", "stay", "stop", "no", "none", "decline")


def is_idle(answer: dict[str, Any]) -> bool:
    pick = answer["pick"]
    return (pick[0] if isinstance(pick, list) and pick else pick) in IDLE


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if "ask" not in message:
            continue  # the greeting
        chance = random.Random(message["chance"])  # the table's chance: the same seed gives the same game
        answers = [answer for answer in message["answers"] if not is_idle(answer)] or message["answers"]
        print(json.dumps({"answer": message["ask"], "code": chance.choice(answers)["code"]}), flush=True)


if __name__ == "__main__":
    main()
