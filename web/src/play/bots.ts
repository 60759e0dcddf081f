/** The bots of a game; none if the server does not tell. */

import { api } from "../lib/api";
import type { BotCard } from "../wire";

export async function botsOf(game: string): Promise<BotCard[]> {
  try {
    return (await api.games()).find((box) => box.name === game)?.bots ?? [];
  } catch {
    return [];
  }
}

/** The bot that is offered first: the one in the middle of what there is. */
export function usualBot(bots: BotCard[]): string {
  return bots[Math.floor(bots.length / 2)]?.name ?? "";
}
