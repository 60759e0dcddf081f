/** Too many answers for buttons: those that can be given on a board stand there, and behind one button together. */

import type { Option, Scene } from "../wire";

const FEW = 5; // buttons that fit beside a question

/** The board on which an answer is given: everything that it touches lies there. */
export function boardOf(option: Option, scene: Scene): string | null {
  const places = option.touches.map((id) => scene.things.find((thing) => thing.id === id)?.zone);
  const [first] = places;
  if (first === undefined || places.some((zone) => zone !== first)) return null;
  return scene.zones.some((zone) => zone.id === first && zone.kind === "board") ? first : null;
}

/** Which answers fold, and onto which board. The harmless answer never does; one alone needs no fold. */
export function folding(options: readonly Option[], harmless: number, scene: Scene): { zone: string; at: Set<number> } | null {
  if (options.length <= FEW) return null;
  const boards = options.map((option, i) => (i === harmless ? null : boardOf(option, scene)));
  const zone = boards.find((board) => board !== null);
  if (!zone) return null;
  const at = new Set(boards.flatMap((board, i) => (board === zone ? [i] : [])));
  return at.size > 1 ? { zone, at } : null;
}
