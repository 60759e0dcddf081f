/** How the people at a table are called. */

import { t } from "../lib/i18n.svelte";
import type { SeatCard, TableFacts } from "../wire";

/** A seat's name; the only seat of this browser is "You". */
export function called(facts: TableFacts, seat: number): string {
  const card = facts.seats[seat];
  if (!card) return "";
  return card.yours && facts.seats.filter((one) => one.yours).length === 1 ? t("play-you") : named(card);
}

export function named(card: SeatCard): string {
  return card.name || t("play-open-seat");
}

/** A bot's name as people say it: `tower:steady` is steady. */
export function botName(bot: string): string {
  return bot.replace(/^[a-z_]+:/, "").replaceAll("_", " ");
}
