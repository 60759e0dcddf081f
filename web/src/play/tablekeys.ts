/** The keys of a table. They work wherever the focus is, but not where somebody types. */

import { answerOf, isForFocus } from "./keys";
import type { Play } from "./play.svelte";

export function tableKeys(event: KeyboardEvent, play: Play): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector("dialog:modal") || play.store.passTo !== null) return;
  const { store } = play;
  if (event.key === "Escape") {
    if (play.chosen.length === 0) play.drawer = null;
    play.letGo();
    store.dismiss();
    return;
  }
  if (event.key === "Tab" || event.key === "Shift" || isForFocus(event)) return;
  if (store.busy) {
    if (event.key === " ") event.preventDefault();
    store.finish();
    return;
  }
  if (store.refused?.move) {
    if (event.key === " " || event.key === "Enter") store.dismiss();
    return;
  }
  const question = play.question;
  if (!question || event.repeat) return;
  const { offers, fold } = play;
  if (fold?.key && event.key.toLowerCase() === fold.key) {
    event.preventDefault();
    play.drawer = "options";
    return;
  }
  const keys = offers.map((offer) => offer.key);
  const offer = offers[answerOf(event.key, keys, offers.findIndex(({ harmless }) => harmless))];
  if (!offer) return;
  event.preventDefault();
  play.choose(offer.option);
}
