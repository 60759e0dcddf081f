"""MaskablePPO (sb3-contrib) on a seat of any game, bots on the others.

pip install sb3-contrib
python examples/maskable_ppo.py tower --bots squire --steps 200000
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

import gymnasium

import monoceros.env  # noqa: F401  (registers the games)
from monoceros.engine.registry import find_game, game_names

try:
    from sb3_contrib import MaskablePPO
except ImportError:
    MaskablePPO = None  # said in `main`


def wins(model: Any, env: Any, games: int) -> float:
    """The share of games won, a draw as half."""
    total = 0.0
    for seed in range(games):
        observation, info = env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            action, _ = model.predict(observation, action_masks=info["action_mask"])
            observation, reward, over, _, info = env.step(action)
        total += (float(reward) + 1) / 2
    return total / games


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="tower", choices=game_names())
    parser.add_argument("--bots", default="random", help="who plays the other seats")
    parser.add_argument("--steps", type=int, default=100_000, help="to learn from")
    parser.add_argument("--tests", type=int, default=50, help="games before and after")
    parser.add_argument("--rollout", type=int, default=2048, help="steps between two updates")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if MaskablePPO is None:
        print("this example needs sb3-contrib, which brings PyTorch: pip install sb3-contrib", file=sys.stderr)
        return 2
    name = f"monoceros/{args.game}-v{find_game(args.game).version}"
    # without Gymnasium's own wrappers: MaskablePPO asks the environment itself for `action_masks`
    env = gymnasium.make(name, seat=None, bots=args.bots).unwrapped
    model = MaskablePPO(
        "MultiInputPolicy", env, n_steps=args.rollout, batch_size=min(256, args.rollout), seed=args.seed
    )
    print(f"untrained: {wins(model, env, args.tests):.0%} of {args.tests} against {args.bots}")
    model.learn(args.steps)
    print(f"after {args.steps} steps: {wins(model, env, args.tests):.0%} of {args.tests} against {args.bots}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
