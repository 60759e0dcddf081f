/* Searching a rulebook: a part is a hit if it holds all the words, wherever they stand in it. */

import type { RulesPage } from "../wire";
import { fold, plainText, queryWords } from "./html";

/** A part of a section, ready to be searched. */
export interface Entry {
  section: number;
  part: number;
  clause: string;
  folded: string;
}

/** A hit: which part of which section. */
export type Hit = Entry;

export function indexOf(book: RulesPage): Entry[] {
  return book.sections.flatMap((section, at) =>
    section.parts.map((part, number) => ({
      section: at,
      part: number,
      clause: part.clause,
      folded: fold(`${plainText(part.html)} ${part.clause}`),
    })),
  );
}

/** All parts with every word of the query, in the book's order; a clause that is named exactly stands alone. */
export function search(index: Entry[], query: string): Hit[] {
  const words = queryWords(query);
  if (!words.length) return [];
  const named = index.filter((entry) => words.length === 1 && isNamed(entry.clause, words[0] ?? ""));
  if (named.length) return named;
  return index.filter((entry) => words.every((word) => entry.folded.includes(word)));
}

/** `AT-7.5`, or only its number. */
function isNamed(clause: string, word: string): boolean {
  const id = clause.toLowerCase();
  return id !== "" && (id === word || (/^\d+\.\d+[a-z]?$/.test(word) && id.endsWith(`-${word}`)));
}

/** The hit after or before the present one; round the ends. Minus one: none yet. */
export function turned(present: number, hits: number, way: 1 | -1): number {
  if (!hits) return -1;
  if (present < 0) return way > 0 ? 0 : hits - 1;
  return (present + way + hits) % hits;
}

/** How many hits each section has. */
export function hitsBySection(hits: Hit[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const hit of hits) counts.set(hit.section, (counts.get(hit.section) ?? 0) + 1);
  return counts;
}

const ABOUT = "about-";

/** The address of an entry of a chapter: what a thing or zone names as `about`. */
export function aboutAnchor(id: string): string {
  return ABOUT + anchorOf(id);
}

export function isAbout(address: string): boolean {
  return address.startsWith(ABOUT);
}

/** The address of a clause on the page, as an id. */
export function anchorOf(clause: string): string {
  return clause.replace(/[^\w.-]/g, "-");
}
