/* The rulebooks this browser has read: each is asked for once. */

import { api } from "../lib/api";
import type { RulePart, RulesPage, RuleSection } from "../wire";
import { plainText } from "./html";

/** A clause as it stands in its book. */
export interface Clause {
  id: string;
  section: string;
  html: string;
  text: string;
}

const books = new Map<string, Promise<RulesPage>>();

/** The rules of a game; a failed call is forgotten, so that it can be tried again. */
export function rulesOf(game: string): Promise<RulesPage> {
  const known = books.get(game);
  if (known) return known;
  const book = api.rules(game);
  books.set(game, book);
  book.catch(() => books.delete(game));
  return book;
}

/** The clause with this id, or null if the book has none. */
export async function clauseOf(game: string, id: string): Promise<Clause | null> {
  return findClause(await rulesOf(game), id);
}

/** The words of a clause, without its number; empty if the book has none with this id. */
export async function clauseText(game: string, id: string): Promise<string> {
  return (await clauseOf(game, id))?.text ?? "";
}

export function findClause(book: RulesPage, id: string): Clause | null {
  const wanted = id.toLowerCase();
  for (const section of book.sections) {
    const part = section.parts.find((each) => each.clause !== "" && each.clause.toLowerCase() === wanted);
    if (part) return asClause(section, part);
  }
  return null;
}

function asClause(section: RuleSection, part: RulePart): Clause {
  return { id: part.clause, section: section.title, html: part.html, text: withoutNumber(plainText(part.html), part.clause) };
}

function withoutNumber(text: string, id: string): string {
  return text.startsWith(id) ? text.slice(id.length).trim() : text;
}
