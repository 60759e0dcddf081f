/* What every part of a drawn table needs to know. Made by Cloth (and by Zones in a rail), read through the context. */

import { getContext, setContext } from "svelte";
import { MediaQuery } from "svelte/reactivity";

import { colourOf, nameOf, seatClass } from "./faces";
import { mates } from "./matching";
import { thingsByZone } from "./plan";
import { setOf, type Colour, type Ids, type Lit, type Scene, type TableFacts, type Thing, type Zone } from "./types";

export interface ClothProps {
  scene: Scene;
  facts?: TableFacts | null;
  eyes?: number | null;
  lit?: Lit;
  chosen?: Ids;
  aimed?: Ids;
  highlight?: Ids;
  /** Is a question of mine open? Without it: when something is lit. */
  asked?: boolean;
  /** Take the scene as it is, without motion: a jump in a replay. */
  still?: boolean;
  /** A click, a tap, Enter; `target` when a thing was dragged onto another one that an answer touches as well. */
  onpick?: (id: string, target?: string) => void;
  onwhy?: (id: string) => void;
  onzoom?: (id: string | null) => void;
}

const NONE: Lit = new Map();

/** Where a table is drawn as on phones: plates in columns, the hand and the buttons in a sheet below. */
export const PHONE = "(max-width: 899.98px)";

/** Ids of the words that describe a state to those who hear the table; Cloth lays them on the page once. */
export const SAID = { pickable: "cloth-said-pickable", chosen: "cloth-said-chosen", look: "cloth-said-look" } as const;

function query(text: string): { readonly current: boolean } {
  return typeof matchMedia === "function" ? new MediaQuery(text) : { current: false };
}

export class ClothState {
  readonly read: () => ClothProps;
  readonly inRail: boolean;
  private readonly small = query(PHONE);
  wanted = $state<string | null>(null); // where the keyboard was last
  dragged = $state<string | null>(null);
  holding = $state<Zone | null>(null); // the pile that is looked through
  looked = $state<string | null>(null); // what the line that somebody looks at stands for
  sought = $state.raw<{ id: string } | null>(null); // what a board is to show

  readonly things = $derived.by(() => thingsByZone(this.read().scene.things));
  readonly byId = $derived.by(() => new Map(this.read().scene.things.map((thing) => [thing.id, thing])));
  readonly lit: Lit = $derived.by(() => this.read().lit ?? NONE);
  readonly chosen = $derived.by(() => setOf(this.read().chosen));
  readonly aimed = $derived.by(() => setOf(this.read().aimed));
  readonly highlight = $derived.by(() => setOf(this.read().highlight));
  readonly asked = $derived.by(() => this.read().asked ?? this.lit.size > 0);
  readonly drops = $derived.by(() => (this.dragged ? mates(this.lit, this.dragged) : new Set<string>()));
  readonly crowded = $derived.by(() => this.read().scene.zones.filter((zone) => zone.kind === "mat" && zone.marks?.includes("quiet")).length > MANY);
  readonly stop = $derived.by(() => this.tabStop());

  constructor(read: () => ClothProps, inRail = false) {
    this.read = read;
    this.inRail = inRail;
  }

  get phone(): boolean {
    return this.small.current;
  }

  get facts(): TableFacts | null {
    return this.read().facts ?? null;
  }

  get eyes(): number | null {
    return this.read().eyes ?? null;
  }

  of(zone: string): Thing[] {
    return this.things.get(zone) ?? [];
  }

  colour(seat: number | undefined): Colour | null {
    return colourOf(this.facts, seat);
  }

  seat(seat: number | undefined): string {
    return seatClass(this.colour(seat));
  }

  name(seat: number): string {
    return nameOf(this.facts, seat);
  }

  isLit(id: string): boolean {
    return this.lit.has(id);
  }

  /** A card of mine that cannot be used while I am asked. */
  isOff(thing: Thing, zone: Zone): boolean {
    return this.asked && zone.kind === "hand" && (zone.owner ?? -1) === this.eyes && !thing.face?.down && !this.isLit(thing.id) && !this.chosen.has(thing.id);
  }

  said(id: string): string | undefined {
    return this.chosen.has(id) ? SAID.chosen : this.lit.has(id) ? SAID.pickable : undefined;
  }

  /** Is anything in the zone, or the zone itself, of use now? */
  matters(zone: Zone): boolean {
    return this.isLit(zone.id) || this.of(zone.id).some((thing) => this.isLit(thing.id) || this.chosen.has(thing.id));
  }

  /** A small row of which something can be picked is drawn large enough to read. */
  opens(zone: Zone): boolean {
    return zone.kind === "row" && zone.size === "xs" && this.matters(zone);
  }

  /** Classes of the states that a thing or a zone can be in. */
  states(id: string, marks: readonly string[] | undefined): string {
    const classes: string[] = [];
    if (this.chosen.has(id)) classes.push("t-chosen");
    else if (this.lit.has(id)) classes.push("t-lit");
    if (this.aimed.has(id) || marks?.includes("aimed")) classes.push("t-aimed");
    if (this.highlight.has(id) || this.looked === id) classes.push("t-named");
    if (this.drops.has(id)) classes.push("t-drop");
    if (this.dragged === id) classes.push("t-dragged");
    for (const mark of marks ?? []) classes.push(`t-is-${mark.replaceAll(" ", "-")}`);
    return classes.join(" ");
  }

  /** Lets the board on which the thing lies show it. */
  seek(id: string): void {
    this.sought = { id };
  }

  private tabStop(): string | null {
    if (this.wanted && (this.byId.has(this.wanted) || this.read().scene.zones.some((zone) => zone.id === this.wanted))) return this.wanted;
    const first = this.lit.keys().next();
    if (!first.done) return first.value;
    return this.read().scene.things[0]?.id ?? null;
  }

  tab(...ids: (string | undefined)[]): 0 | -1 {
    return this.stop !== null && ids.includes(this.stop) ? 0 : -1;
  }
}

const MANY = 2; // quiet mats that have room beside a table

const KEY = Symbol("cloth");

export function provideCloth(state: ClothState): ClothState {
  return setContext(KEY, state);
}

export function useCloth(): ClothState {
  return getContext<ClothState>(KEY);
}
