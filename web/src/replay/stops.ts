/* Where a replay stops: after each moment that says something, and at least once for every move. */

import type { Mark, Moment } from "../wire";

/** A stop: the table after `position` moments, and the moment whose sentence is shown (-1: none). */
export interface Stop {
  position: number;
  spoken: number;
  move: number;
}

/** A stop as a link names it: the how-manieth of its move, from 1; null is the last one, the table when the move was over. */
export interface Place {
  move: number;
  step: number | null;
}

/** A line of the list of moves. */
export interface Told {
  stop: number;
  moment: Moment;
}

/** The lines of a turn or a round. */
export interface Chapter {
  key: number;
  heading: Told | null;
  lines: Told[];
  first: number; // its stops
  last: number;
}

/** A mark of the scrub bar that has room, at a share of its length. */
export interface Placed {
  stop: number;
  share: number;
  words: string;
  label: string;
  icon: string;
}

/** All stops. Moments without words belong to the one before them, if the same move caused it. */
export function stopsOf(moments: Moment[]): Stop[] {
  const stops: Stop[] = [{ position: 0, spoken: -1, move: 0 }];
  moments.forEach((moment, at) => {
    const last = stops[stops.length - 1] as Stop;
    const speaks = moment.spans.length > 0;
    const here: Stop = { position: at + 1, spoken: speaks ? at : -1, move: moment.move };
    const fresh = moment.move !== last.move;
    if (speaks && last.spoken < 0 && !fresh && stops.length > 1) stops[stops.length - 1] = here;
    else if (speaks || fresh) stops.push(here);
    else last.position = at + 1;
  });
  return stops;
}

/** The stop that shows this position: the first that is not before it. */
export function stopAt(stops: Stop[], position: number): number {
  let low = 0;
  let high = stops.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stops[middle] as Stop).position < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The stop at a place; the last one before it where the game has none such. */
export function stopOfPlace(stops: Stop[], { move, step }: Place): number {
  const last = stops.findLastIndex((stop) => stop.move <= move);
  const before = stops.findLastIndex((stop) => stop.move < move);
  return Math.max(0, step === null ? last : Math.min(before + step, last));
}

/** How a link names a stop. */
export function placeOf(stops: Stop[], at: number): Place {
  const move = stops[at]?.move ?? 0;
  const isLast = stops[at + 1]?.move !== move;
  return { move, step: isLast ? null : at - stops.findLastIndex((stop) => stop.move < move) };
}

export function lastMove(stops: Stop[]): number {
  return stops.at(-1)?.move ?? 0;
}

/** The stops at which a turn begins. */
export function turnsOf(stops: Stop[], moments: Moment[], marks: Mark[]): number[] {
  const begun = marks.filter((mark) => !mark.icon).map((mark) => stopAt(stops, mark.moment + 1));
  if (!begun.length) {
    moments.forEach((moment, at) => {
      if (moment.heading) begun.push(stopAt(stops, at + 1));
    });
  }
  return [...new Set([0, ...begun])].sort((a, b) => a - b);
}

/** From a stop to the beginning of the next turn, or back to that of this one or the one before. */
export function turnStep(turns: number[], stop: number, way: 1 | -1, last: number): number {
  if (way > 0) return turns.find((turn) => turn > stop) ?? last;
  return [...turns].reverse().find((turn) => turn < stop) ?? 0;
}

/** The spoken moments by turns, each with the stop that shows it. */
export function chaptersOf(stops: Stop[], moments: Moment[]): Chapter[] {
  const chapters: Chapter[] = [];
  moments.forEach((moment, at) => {
    if (!moment.spans.length) return;
    const told = { stop: stopAt(stops, at + 1), moment };
    let chapter = chapters.at(-1);
    if (moment.heading || !chapter) {
      chapter = { key: at, heading: moment.heading ? told : null, lines: [], first: told.stop, last: told.stop };
      chapters.push(chapter);
    }
    if (!moment.heading) chapter.lines.push(told);
    chapter.last = told.stop;
  });
  return chapters;
}

/** Marks that do not stand on each other: `room` is the share that one needs. The last one always has room. */
export function placed(marks: Mark[], stops: Stop[], room: (label: string) => number): Placed[] {
  const last = Math.max(1, stops.length - 1);
  const kept: Placed[] = [];
  const labels = labelsOf(marks);
  const fits = (share: number): boolean => {
    const before = kept.at(-1);
    return !before || share - before.share >= room(before.label);
  };
  marks.forEach((mark, at) => {
    const stop = stopAt(stops, mark.moment + 1);
    const here = { stop, share: stop / last, words: mark.words, label: labels[at] ?? "", icon: mark.icon ?? "" };
    while (at === marks.length - 1 && !fits(here.share)) kept.pop();
    if (fits(here.share)) kept.push(here);
  });
  return kept;
}

/** `Turn 9: Anna.` is `9`, since most marks are turns; the first of them is `Turn 1`, and another kind `Game 2`. */
export function labelsOf(marks: Mark[]): string[] {
  const heads = marks.map((mark) => /^([^\d:;,.]*)(\d+)/.exec(mark.words));
  const kinds = heads.map((head) => head?.[1] ?? "");
  const usual = [...new Set(kinds)].sort((a, b) => often(kinds, b) - often(kinds, a))[0] ?? "";
  return heads.map((head, at) => (!head ? "" : head[1] === usual && kinds.indexOf(usual) < at ? head[2] : head[0]) ?? "");
}

function often(kinds: string[], kind: string): number {
  return kinds.filter((each) => each === kind).length;
}

/** How long a sentence is shown, in milliseconds: long enough to be read. */
export function showing(moment: Moment | null, speed: number): number {
  const letters = moment ? moment.spans.reduce((sum, span) => sum + span.text.length, 0) : 0;
  return (moment?.heading ? 500 : 700 + 22 * Math.min(letters, 120)) / speed;
}
