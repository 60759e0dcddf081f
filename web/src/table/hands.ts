/* Clicks, taps, keys, drags and long looks at a table, listened to in one place. */

import { located } from "./travel";
import { nearest, type Direction, type Placed } from "./geometry";
import { canDrag, dropped } from "./matching";
import type { ClothState } from "./state.svelte";

const LONG_LOOK = 350;
const LONG_PRESS = 450;
const DRAG_FROM = 8;

const ARROWS: Record<string, Direction> = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

interface Grip {
  id: string;
  x: number;
  y: number;
  pointer: number;
  ghost: HTMLElement | SVGElement | null;
}

/** Ids under an element, from the inside out. */
export function idsAt(element: Element | null): string[] {
  const ids: string[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { thing, zone } = (at as HTMLElement).dataset ?? {};
    if (thing) ids.push(thing);
    if (zone) ids.push(zone);
  }
  return ids;
}

/** Ids of what lies at a point of a board, from the top down: a tile is reached through the piece that stands on it. */
export function idsThrough(target: Element, beneath: () => readonly Element[]): string[] {
  const board = target.closest("svg.t-map");
  const below = board ? beneath().filter((element) => board.contains(element)) : [];
  return [...new Set([target, ...below].flatMap((element) => idsAt(element)))];
}

export function listen(state: ClothState): (root: HTMLElement) => () => void {
  return (root) => {
    const hands = new Hands(state, root);
    return () => hands.leave();
  };
}

class Hands {
  private readonly stop = new AbortController();
  private look: ReturnType<typeof setTimeout> | undefined;
  private looked: string | null = null;
  private grip: Grip | null = null;
  private swallow = false; // the click that ends a drag or a long press is not a pick
  private down: { x: number; y: number } | null = null;

  constructor(
    private readonly state: ClothState,
    private readonly root: HTMLElement,
  ) {
    const { signal } = this.stop;
    const on = <K extends keyof HTMLElementEventMap>(name: K, act: (event: HTMLElementEventMap[K]) => void): void =>
      root.addEventListener(name, act as EventListener, { signal });
    on("click", (event) => this.click(event));
    on("keydown", (event) => this.key(event));
    on("focusin", (event) => this.focus(event));
    on("pointerover", (event) => this.over(event));
    on("pointerleave", () => this.away());
    on("pointerdown", (event) => this.press(event));
    on("contextmenu", (event) => {
      if (this.swallow || this.looked) event.preventDefault();
    });
    window.addEventListener("pointermove", (event) => this.move(event), { signal });
    window.addEventListener("pointerup", (event) => this.release(event), { signal });
    window.addEventListener("pointercancel", () => this.drop(), { signal });
    window.addEventListener("keydown", (event) => event.key === "Escape" && this.grip?.ghost && (this.drop(), event.stopPropagation()), { signal, capture: true });
  }

  leave(): void {
    this.stop.abort();
    clearTimeout(this.look);
    this.drop();
  }

  private get act(): ReturnType<ClothState["read"]> {
    return this.state.read();
  }

  // -- picks --

  private click(event: MouseEvent): void {
    const target = event.target as Element;
    if (this.swallow) {
      this.swallow = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (target.closest("[data-own-click]")) return;
    this.choose(idsAt(target), idsThrough(target, () => document.elementsFromPoint(event.clientX, event.clientY)));
  }

  /** The innermost lit place is picked, or the topmost that lies beneath. What is not lit says why, or is shown large. */
  private choose(ids: readonly string[], through = ids): void {
    const { lit, byId, chosen } = this.state;
    const found = [...ids, ...through].find((id) => lit.has(id) || chosen.has(id));
    if (found) return this.act.onpick?.(found);
    const zone = this.act.scene.zones.find((candidate) => ids.includes(candidate.id));
    if (zone?.kind === "pile" && zone.holds?.length) {
      this.state.holding = zone;
      return;
    }
    const thing = ids.map((id) => byId.get(id)).find((candidate) => candidate);
    if (!thing) return;
    if (this.state.asked && thing.when) this.act.onwhy?.(thing.id);
    else this.act.onzoom?.(thing.id);
  }

  // -- keys --

  private key(event: KeyboardEvent): void {
    const holder = (event.target as Element).closest<HTMLElement>("[data-focus]");
    if (!holder || event.altKey || event.ctrlKey || event.metaKey) return;
    const direction = ARROWS[event.key];
    if (direction) {
      this.step(holder, direction, event.shiftKey);
      event.preventDefault();
      event.stopPropagation();
    } else if (event.key === "Home" || event.key === "End") {
      const places = this.places(true);
      this.go((event.key === "Home" ? places[0] : places.at(-1))?.id ?? null);
      event.preventDefault();
    } else if (event.key.toLowerCase() === "z") {
      const thing = idsAt(holder).find((id) => this.state.byId.has(id));
      if (thing) this.act.onzoom?.(thing);
      event.stopPropagation();
    } else if ((event.key === "Enter" || event.key === " ") && !(holder instanceof HTMLButtonElement)) {
      this.choose(idsAt(holder));
      event.preventDefault();
    }
  }

  /** Arrows go from lit thing to lit thing; with Shift, or when nothing is lit, to any. */
  private step(from: HTMLElement, direction: Direction, all: boolean): void {
    const start = from.getBoundingClientRect();
    const others = (lit: boolean): Placed[] => this.places(lit).filter((place) => place.element !== from);
    const lit = all ? [] : others(true);
    this.go(nearest(start, lit.length ? lit : others(false), direction));
  }

  private places(onlyLit: boolean): (Placed & { element: Element })[] {
    const found: (Placed & { element: Element })[] = [];
    for (const element of document.querySelectorAll<HTMLElement>("[data-cloth] [data-focus]")) {
      const ids = [element.dataset["focus"] ?? "", ...(element.dataset["also"] ? [element.dataset["also"]] : [])];
      if (onlyLit && !ids.some((id) => this.state.lit.has(id))) continue;
      const box = element.getBoundingClientRect();
      if (box.width) found.push({ id: ids[0] ?? "", box, element });
    }
    return found;
  }

  private go(id: string | null): void {
    if (id === null) return;
    this.state.wanted = id;
    document.querySelector<HTMLElement>(`[data-cloth] [data-focus="${CSS.escape(id)}"]`)?.focus();
  }

  private focus(event: FocusEvent): void {
    const id = (event.target as Element).closest<HTMLElement>("[data-focus]")?.dataset["focus"];
    if (id) this.state.wanted = id;
  }

  // -- long looks --

  private over(event: PointerEvent): void {
    if (event.pointerType !== "mouse" || this.grip?.ghost) return;
    const id = idsAt(event.target as Element).find((candidate) => this.state.byId.has(candidate)) ?? null;
    if (id === this.looked) return;
    clearTimeout(this.look);
    if (this.looked) this.show(null);
    if (id) this.look = setTimeout(() => this.show(id), LONG_LOOK);
  }

  private away(): void {
    clearTimeout(this.look);
    if (this.looked) this.show(null);
  }

  private show(id: string | null): void {
    this.looked = id;
    this.act.onzoom?.(id);
  }

  // -- presses and drags --

  private press(event: PointerEvent): void {
    this.swallow = false;
    if (event.button !== 0 || !event.isPrimary) return;
    const ids = idsAt(event.target as Element);
    this.down = { x: event.clientX, y: event.clientY };
    if (event.pointerType !== "mouse") this.startLongPress(ids);
    const id = ids.find((candidate) => this.state.lit.has(candidate) && this.state.byId.has(candidate));
    if (!id || !canDrag(this.state.lit, this.state.byId.get(id))) return;
    this.grip = { id, x: event.clientX, y: event.clientY, pointer: event.pointerId, ghost: null };
  }

  private startLongPress(ids: readonly string[]): void {
    const id = ids.find((candidate) => this.state.byId.has(candidate));
    clearTimeout(this.look);
    if (!id) return;
    this.look = setTimeout(() => {
      this.swallow = true;
      this.grip = null;
      this.act.onzoom?.(id);
    }, LONG_PRESS);
  }

  private move(event: PointerEvent): void {
    const far = this.down && Math.hypot(event.clientX - this.down.x, event.clientY - this.down.y) > DRAG_FROM;
    if (far && event.pointerType !== "mouse") clearTimeout(this.look);
    if (far && !this.grip && this.down && this.root.querySelector("[data-panning]")) this.swallow = true;
    const grip = this.grip;
    if (!grip || grip.pointer !== event.pointerId) return;
    if (!grip.ghost && far) this.lift(grip);
    if (!grip.ghost) return;
    (grip.ghost as HTMLElement).style.translate = `${event.clientX - grip.x}px ${event.clientY - grip.y}px`;
    event.preventDefault();
  }

  private lift(grip: Grip): void {
    const element = located(grip.id);
    const air = this.root.querySelector(".t-air");
    if (!element || !air) return;
    clearTimeout(this.look);
    if (this.looked) this.show(null);
    const rect = element.getBoundingClientRect();
    const ghost = document.createElement("div");
    ghost.className = "t-ghost";
    const copy = element.cloneNode(true) as HTMLElement | SVGElement;
    copy.removeAttribute("data-thing");
    ghost.setAttribute("aria-hidden", "true");
    if (copy instanceof SVGElement) ghost.append(framed(copy, element as SVGGraphicsElement, rect));
    else ghost.append(copy);
    Object.assign(ghost.style, { left: `${rect.x}px`, top: `${rect.y}px`, width: `${rect.width}px`, height: `${rect.height}px` });
    air.append(ghost);
    grip.ghost = ghost;
    this.state.dragged = grip.id;
  }

  private release(event: PointerEvent): void {
    clearTimeout(this.look);
    this.down = null;
    const grip = this.grip;
    if (!grip?.ghost) {
      this.grip = null;
      return;
    }
    this.swallow = true;
    setTimeout(() => (this.swallow = false), 0); // a drag that ends elsewhere brings no click
    const target = dropped(this.state.lit, grip.id, idsAt(document.elementFromPoint(event.clientX, event.clientY)));
    this.drop();
    if (target) this.act.onpick?.(grip.id, target);
  }

  private drop(): void {
    this.grip?.ghost?.remove();
    this.grip = null;
    this.state.dragged = null;
  }
}

/** A copy of a part of a board, in an SVG of its own. */
function framed(copy: SVGElement, original: SVGGraphicsElement, rect: DOMRect): SVGSVGElement {
  const box = original.getBBox();
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  svg.setAttribute("width", String(rect.width));
  svg.setAttribute("height", String(rect.height));
  copy.removeAttribute("transform");
  svg.append(copy);
  return svg;
}
