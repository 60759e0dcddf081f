/* Headings and sentences about whose things are where. */

import { t } from "../lib/i18n.svelte";
import { named } from "../play/people";
import type { Plate, TableFacts } from "../wire";
import type { End, Side, Told } from "./words";
import { told } from "../lib/tongue";

export function sideTitle(side: Side, facts: TableFacts): string {
  if (side.kind === "table") return t("text-table-side");
  if (side.kind === "hand") return t("text-your-hand", { count: handSize(side) });
  return side.kind === "yours" ? t("text-your-side") : t("text-side-of", { name: nameOf(facts, side.seat) });
}

/** As many cards as the zone says, or as can be counted. */
function handSize(side: Side): number {
  return side.parts.reduce((sum, part) => sum + (part.count >= 0 ? part.count : part.items.reduce((all, item) => all + item.times, 0)), 0);
}

export function nameOf(facts: TableFacts, seat: number): string {
  const card = facts.seats[seat];
  return card ? named(card) : "";
}

/** `attack: from your territory II to Maro's territory II` */
export function arrowWords(arrow: Told, facts: TableFacts, eyes: number | null): string {
  return t("text-arrow", { label: told(arrow.label), from: endWords(arrow.from, facts, eyes), to: endWords(arrow.to, facts, eyes) });
}

function endWords(end: End, facts: TableFacts, eyes: number | null): string {
  if (end.owner < 0) return told(end.words);
  if (end.owner === eyes) return t("text-your-place", { place: told(end.words) });
  return t("text-place-of", { name: nameOf(facts, end.owner), place: told(end.words) });
}

/** What is said of the seats in a line each. */
export function plateWords(plate: Plate, facts: TableFacts, eyes: number | null): string {
  const name = plate.seat === eyes ? t("text-you") : nameOf(facts, plate.seat);
  const [won, of] = plate.score ?? [0, 0];
  const said = [told(plate.note ?? ""), of ? t("text-score", { label: told(plate.score_label ?? ""), won, of }) : ""].filter(Boolean);
  return said.length ? t("text-plate", { name, words: said.join(", ") }) : "";
}

/** `Game 2 of 3 · turn 9, your turn` */
export function headline(facts: TableFacts, heading: string, eyes: number | null): string {
  const turn = facts.state === "playing" ? whoseTurn(facts, eyes) : "";
  return [told(heading || facts.title), turn].filter(Boolean).join(", ");
}

function whoseTurn(facts: TableFacts, eyes: number | null): string {
  if (eyes !== null && facts.turn_of.includes(eyes)) return t("text-your-turn");
  const names = facts.turn_of.map((seat) => nameOf(facts, seat)).filter(Boolean);
  return names.length ? t("text-turn-of", { names: names.join(", ") }) : "";
}
