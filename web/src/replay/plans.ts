/* Who sits where when a finished game is played on from one of its moves. */

import type { BotCard, SeatCard, SeatPlan } from "../wire";

export interface Chair {
  seat: SeatCard;
  who: SeatPlan["who"];
  bot: string;
}

/** As they sat, as far as that can be: own seats stay own, bots stay bots, other people are played by bots. */
export function chairsOf(seats: SeatCard[], mine: number[], eyes: number | null, bots: BotCard[]): Chair[] {
  const own = mine.length ? mine : [eyes ?? seats[0]?.seat ?? 0];
  const best = [...bots].sort((a, b) => b.level - a.level)[0]?.name ?? "";
  return seats.map((seat) => ({
    seat,
    who: own.includes(seat.seat) ? "me" : best || seat.bot ? "bot" : "friend",
    bot: bots.some((bot) => bot.name === seat.bot) ? seat.bot : best,
  }));
}

export function planOf(chairs: Chair[], name: string): SeatPlan[] {
  const own = chairs.filter((chair) => chair.who === "me").length;
  return chairs.map(({ seat, who, bot }) => ({
    who,
    name: who === "me" ? (own === 1 && name) || seat.name : who === "friend" ? seat.name : "",
    bot: who === "bot" ? bot : "",
    colour: seat.colour,
  }));
}

/** So many moves stay. The last one ended the game, so it has to go. */
export function movesToKeep(move: number, moves: number): number {
  return Math.max(0, Math.min(move, moves - 1));
}
