/* Numbers as people read them. */

import type { Face, Number as Figure, Pip } from "./types";

/** A true minus sign, as wide as a figure. */
export function plain(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** With its sign: "+3", "−1", "±0". */
export function signed(value: number): string {
  if (value === 0) return "±0";
  return value > 0 ? `+${value}` : plain(value);
}

export function direction(change: number | undefined): "up" | "down" | "" {
  return !change ? "" : change > 0 ? "up" : "down";
}

/** "power 4" or "power 4, changed by +1", for those who hear the table. */
export function spoken(figure: Figure): string {
  const value = `${figure.what} ${plain(figure.value)}`;
  return figure.change ? `${value} (${signed(figure.change)})` : value;
}

export function numbersAt(face: Face | undefined, ...places: string[]): Figure[] {
  return (face?.numbers ?? []).filter((figure) => places.includes(figure.at ?? "shield"));
}

/** Damage as pips: the hurt ones first. At most nine are drawn; more are a number. */
export function pips(hurt: number, of: number): Pip[] {
  return Array.from({ length: Math.min(9, of) }, (_, index) => ({ key: index, hurt: index < hurt }));
}
