/* Another game with the same people. */

import { api } from "../lib/api";
import { hold, seats } from "../lib/held";
import type { TableFacts } from "../wire";

/** The table of the rematch, opened if nobody has done so yet; the seats held here move on to it. */
export async function openRematch(facts: TableFacts): Promise<string> {
  let table = facts.next;
  if (!table) {
    const opened = await api.rematch(facts.id, seats(facts.id)[0]?.token ?? "");
    hold(opened.table, opened.held, opened.invitation);
    table = opened.table;
  }
  const there = new Set(seats(table).map((held) => held.seat));
  for (const { seat, token } of seats(facts.id)) {
    if (there.has(seat)) continue;
    const taken = await api.claim(table, { token }).catch(() => null); // a seat that is taken can still be watched
    if (taken) hold(table, [taken]);
  }
  return table;
}
