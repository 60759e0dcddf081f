/** Which words are whose. Games and the server speak English, whatever the page speaks: a screen reader has to be told.
 *
 * Where all words of an element are a game's it has `lang={GAMES}`. Where they stand within a sentence of the page, the
 * sentence is made with `told(words)` and shown by `<Told>`. A sentence of the page's own amid a game's is shown by `<Own>`.
 */

/** The language of games and of the server. */
export const GAMES = "en";

/* Unicode's own brackets for a passage of another kind: they are not seen wherever nobody looks for them. */
const OPEN = "\u2068";
const CLOSE = "\u2069";

/** A game's words, on the way into a sentence of the page. */
export function told(words: string): string {
  return words && OPEN + words + CLOSE;
}

/** The same words for an attribute, which has one language only. */
export function plainly(words: string): string {
  return words.replaceAll(OPEN, "").replaceAll(CLOSE, "");
}

export interface Passage {
  words: string;
  games: boolean;
}

/** A sentence in passages of one language each. */
export function passages(sentence: string): Passage[] {
  const found: Passage[] = [];
  let depth = 0;
  for (const part of sentence.split(new RegExp(`([${OPEN}${CLOSE}])`))) {
    if (part === OPEN) depth += 1;
    else if (part === CLOSE) depth = Math.max(0, depth - 1);
    else if (part) found.push({ words: part, games: depth > 0 });
  }
  return found;
}
