/** Keys for answers: a letter for the harmless one, 1 to 9 for the others, then letters of their own. */

import type { Option } from "../wire";

const TAKEN = new Set(["z"]); // looks at a card closely

/** A key for each answer, in their order; an empty one where there is none left. */
export function keysFor(options: Pick<Option, "short" | "label">[], harmless: number): string[] {
  const used = new Set(TAKEN);
  const letterOf = (option: Pick<Option, "short" | "label">): string => {
    const letters = (option.short || option.label).toLowerCase().match(/[a-z]/g) ?? [];
    const free = letters.find((letter) => !used.has(letter)) ?? "";
    if (free) used.add(free);
    return free;
  };
  const first = options[harmless] ? letterOf(options[harmless]) : "";
  let number = 0;
  return options.map((option, i) => {
    if (i === harmless) return first;
    number += 1;
    return number <= 9 ? String(number) : letterOf(option);
  });
}

/** Which answer a key means; -1: none. The space bar is the harmless answer. */
export function answerOf(key: string, keys: readonly string[], harmless: number): number {
  if (key === " ") return harmless;
  return keys.indexOf(key.toLowerCase());
}

/** Whether a key press belongs to the place where the focus is: words are typed, or a button is pressed. */
export function isForFocus(event: KeyboardEvent): boolean {
  const place = event.target instanceof Element ? event.target : null;
  if (!place) return false;
  if (place.closest("input, textarea, select, [contenteditable]:not([contenteditable='false'])")) return true;
  const pressed = event.key === " " || event.key === "Enter";
  return pressed && place.closest("button, a[href], summary, [role='button'], [role='menuitem'], [tabindex='0']") !== null;
}
