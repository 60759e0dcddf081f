"""Random play through PettingZoo: every game there is, or the one that is named; prints who won.

python examples/random_play.py tower --games 10 --render
"""

from __future__ import annotations

import argparse

import monoceros.env
from monoceros.engine.registry import game_names


def play(name: str, games: int, seed: int, *, render: bool) -> None:
    env = monoceros.env.env(name, render_mode="ansi")
    steps = 0
    scores = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.possible_agents:
        env.action_space(agent).seed(seed)
    for number in range(games):
        env.reset(seed=seed + number)
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, _ = env.last()
            if terminated or truncated:
                scores[agent] += reward
                env.step(None)
                continue
            env.step(env.action_space(agent).sample(observation["action_mask"]))
            steps += 1
    if render:
        print(env.render())
    told = ", ".join([f"{agent} {score:+g}" for agent, score in scores.items()])
    print(f"{name}: {games} games, {steps} steps; rewards: {told}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", choices=game_names(), help="all of them if none is named")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--render", action="store_true", help="show the table at the end")
    args = parser.parse_args()
    for name in [args.game] if args.game else game_names():
        play(name, args.games, args.seed, render=args.render)


if __name__ == "__main__":
    main()
