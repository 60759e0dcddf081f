/** What this browser holds: tokens of seats, tables it has seen, and the name and colour of who sits here. */
import type { HeldSeat, HeldTable, SeatCard } from "../wire";
import { read, write } from "./kept";

export type Colour = SeatCard["colour"];
export const COLOURS: readonly Colour[] = ["A", "B", "C", "D", "E", "F", "G"];

export interface Profile {
  name: string;
  colour: Colour;
}

interface Kept {
  seats: Record<string, string>;
  invitation: string;
  at: number;
  /** The game's story has been told here. */
  told?: boolean;
}

const MOST_TABLES = 100; // as many as the server tells about at once

function all(): Record<string, Kept> {
  return read<Record<string, Kept>>("tables", {});
}

function save(tables: Record<string, Kept>): void {
  const newest = Object.entries(tables).sort(([, a], [, b]) => b.at - a.at);
  write("tables", Object.fromEntries(newest.slice(0, MOST_TABLES)));
}

function change(table: string, how: (kept: Kept) => void): void {
  const tables = all();
  const kept = tables[table] ?? { seats: {}, invitation: "", at: 0 };
  how(kept);
  kept.at = Date.now();
  tables[table] = kept;
  save(tables);
}

/** Keeps seats of a table (and its invitation, for the lobby's link); other seats held there stay. */
export function hold(table: string, seats: readonly HeldSeat[], invitation = ""): void {
  change(table, (kept) => {
    for (const { seat, token } of seats) kept.seats[seat] = token;
    if (invitation) kept.invitation = invitation;
  });
}

/** Keeps a table that is watched or was brought in as a file. */
export function remember(table: string): void {
  change(table, () => {});
}

/** Has the story that opens the game been told in this browser? */
export function wasTold(table: string): boolean {
  return all()[table]?.told ?? false;
}

export function tell(table: string): void {
  change(table, (kept) => (kept.told = true));
}

export function seats(table: string): HeldSeat[] {
  const kept = all()[table]?.seats ?? {};
  return Object.entries(kept).map(([seat, token]) => ({ seat: +seat, token }));
}

export function tokens(table: string): string[] {
  return seats(table).map((held) => held.token);
}

/** The table's invitation, if this browser opened it or came by it. */
export function invitation(table: string): string {
  return all()[table]?.invitation ?? "";
}

/** A seat whose token no longer opens it. */
export function drop(table: string, seat: number): void {
  const tables = all();
  const kept = tables[table];
  if (!kept) return;
  delete kept.seats[seat];
  save(tables);
}

/** Takes the table off the list, its tokens with it. */
export function forget(table: string): void {
  const tables = all();
  delete tables[table];
  save(tables);
}

/** All tables, the one last seen first. */
export function tables(): HeldTable[] {
  return Object.entries(all())
    .sort(([, a], [, b]) => b.at - a.at)
    .map(([table, kept]) => ({ table, tokens: Object.values(kept.seats) }));
}

export function profile(): Profile {
  const kept = read<Partial<Profile>>("profile", {});
  return { name: kept.name ?? "", colour: kept.colour && COLOURS.includes(kept.colour) ? kept.colour : "A" };
}

export function saveProfile(kept: Profile): void {
  write("profile", { ...kept, name: kept.name.trim().slice(0, 24) });
}
