"""The general bots but the strongest: random, squire, knight."""

from __future__ import annotations

from monoceros.bots.rollout import heaviest, play_on_by_instinct, play_turn_by_instinct, weighted
from monoceros.engine.bot import Bot, Seen
from monoceros.engine.chance import Dealer, Seeded
from monoceros.engine.core import Ask, BaseState, Pick, answer


class RandomBot(Bot):
    """Any option, each as likely."""

    def choose(self, seen: Seen, rng: Dealer) -> Pick:
        return any_option(seen.ask, rng)


def any_option(ask: Ask, rng: Dealer) -> Pick:
    return ask.options[rng.pick(len(ask.options))]


class Squire(Bot):
    """Quick and beatable: draws an option as the game's instinct weighs them, and now and then does anything at all."""

    def __init__(self, slips: float = 0.1) -> None:
        if not 0 <= slips <= 1:
            raise ValueError("slips is between 0 and 1")
        self.slips = slips

    def choose(self, seen: Seen, rng: Dealer) -> Pick:
        options = seen.ask.options
        if rng.pick(1000) < self.slips * 1000:
            return any_option(seen.ask, rng)
        return options[weighted(seen.game.mind.instinct(seen.imagined, seen.ask), rng)]


class Knight(Bot):
    """Looks one step ahead: tries each option in a few worlds, plays on by instinct, and takes what leads furthest."""

    def __init__(self, worlds: int = 6, ahead: int = 6) -> None:
        if worlds < 1 or ahead < 0:
            raise ValueError("worlds is at least 1 and ahead at least 0")
        self.worlds = worlds
        self.ahead = ahead

    def choose(self, seen: Seen, rng: Dealer) -> Pick:
        options = seen.ask.options
        if len(options) == 1:
            return options[0]
        sums = [0.0] * len(options)
        for _ in range(self.worlds):
            world = seen.world(rng)
            seed = rng.pick(1 << 31)
            for i, pick in enumerate(options):
                luck = Seeded(seed)  # the same for every option: what differs then is the option
                sums[i] += self.try_option(seen, world.copy(luck), pick, luck)
        return options[self.best(seen, sums)]

    def best(self, seen: Seen, sums: list[float]) -> int:
        """The option that led furthest; where several did, instinct decides and not their order."""
        most = max(sums)
        if sums.count(most) == 1:
            return sums.index(most)
        weights = seen.game.mind.instinct(seen.imagined, seen.ask)
        return heaviest([weight if total == most else -1.0 for weight, total in zip(weights, sums, strict=True)])

    def try_option(self, seen: Seen, world: BaseState, pick: Pick, rng: Dealer) -> float:
        """How the world looks after the option and a few quick answers, or at the end of the turn."""
        mind = seen.game.mind
        number = mind.turn(world) if mind.turn else 0
        answer(world, seen.ask.seat, pick)
        if mind.turn and number:
            play_turn_by_instinct(world, mind.instinct, rng, mind.turn, number)
        else:
            play_on_by_instinct(world, mind.instinct, rng, self.ahead)
        return mind.value(world, seen.ask.seat)
