/** In which state the prompt stands. The order of the questions here is the order of their weight. */

import type { TableStore } from "../lib/table.svelte";
import type { Moment, Question, Waiting } from "../wire";
import type { Refusal } from "../lib/table.svelte";
import { sentence as joined } from "../text/words";

export type PromptState =
  | { is: "offline" }
  | { is: "paused" }
  | { is: "telling"; moment: Moment }
  | { is: "refused"; refusal: Refusal }
  | { is: "over" }
  | { is: "mine"; question: Question }
  | { is: "watching"; waiting: Waiting | null }
  | { is: "bot"; waiting: Waiting }
  | { is: "theirs"; waiting: Waiting | null };

type Shown = Pick<TableStore, "line" | "facts" | "telling" | "refused" | "waiting" | "mine">;

export function promptState(store: Shown, question: Question | null): PromptState {
  if (store.line !== "open") return { is: "offline" };
  if (store.telling) return { is: "telling", moment: store.telling };
  if (store.facts?.state === "over" || store.facts?.state === "shelved") return { is: "over" };
  if (store.facts?.state === "paused") return { is: "paused" };
  if (store.refused?.move) return { is: "refused", refusal: store.refused };
  if (question) return { is: "mine", question };
  const waiting = store.waiting[0] ?? null;
  if (waiting?.bot) return { is: "bot", waiting };
  if (store.mine.length === 0) return { is: "watching", waiting };
  return { is: "theirs", waiting };
}

/** A moment as one sentence. */
export function sentence(moment: Moment): string {
  return joined(moment.spans);
}

export interface Told {
  moment: Moment;
  times: number;
}

/** Like sentences that follow each other once, with their number: five cards drawn are one line. */
export function folded(story: readonly Moment[]): Told[] {
  const told: Told[] = [];
  for (const moment of story) {
    const last = told.at(-1);
    if (last && moment.seat === last.moment.seat && !moment.heading && sentence(moment) === sentence(last.moment)) last.times += 1;
    else told.push({ moment, times: 1 });
  }
  return told;
}
