/* Motion: things travel from where they lay to where they lie. Nothing moves without a cause in the scene. */

import { settings } from "../lib/settings.svelte";
import type { Scene, Thing } from "./types";
import { signed } from "./numbers";

const MOVE = 320;
const TURN = 260;
const FADE = 300;
const HOLD = 120; // an old number stands this long before the new one lands
const FLOAT = 500;
const RING = 1000;
const STAGGER = 40;
const HOP = 40; // pixels
const LAST_DELAY = 320;
const EASE_MOVE = "cubic-bezier(.2, .7, .2, 1)";
const EASE_LAND = "cubic-bezier(.3, 1.3, .5, 1)";

type Drawn = HTMLElement | SVGElement;

interface Leaving {
  thing: Thing;
  rect: DOMRect;
  copy: Drawn;
  board: Element | null;
}

/** Does the person, or the system, wish for a still table? */
function wantsStillness(): boolean {
  return settings.still;
}

function byAttribute(name: string, id: string): Drawn | null {
  return document.querySelector<Drawn>(`[${name}="${CSS.escape(id)}"]`);
}

/** A thing or a zone on the page. */
export function located(id: string): Drawn | null {
  return byAttribute("data-thing", id) ?? byAttribute("data-zone", id);
}

function zoomOf(element: Drawn): number {
  return element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) || 1 : 1;
}

/** What is moved: an SVG thing has its place in its own transform, so its first child moves. */
function mover(element: Drawn): Drawn {
  return element instanceof SVGElement ? ((element.firstElementChild as SVGElement | null) ?? element) : element;
}

export class Traveller {
  private readonly running = new Set<Animation>();
  private readonly cleanups = new Map<Animation, () => void>();
  private rects = new Map<string, DOMRect>();
  private sources = new Map<string, DOMRect>();
  private leaving: Leaving[] = [];
  private landing: { element: HTMLElement; difference: number }[] = [];
  private turned = new Map<string, Drawn>();
  private from: Scene | null = null;
  private to: Scene | null = null;
  private quiet = false; // this change is only looked at
  private air: () => HTMLElement | null = () => null;

  /** Where copies of things that left are drawn on their way out. */
  useAir(air: () => HTMLElement | null): void {
    this.air = air;
  }

  /** Before the page is changed: where everything lies. Safe to call twice for the same change. A `still` change has no motion. */
  before(from: Scene, to: Scene, still = false): void {
    if (this.to === to) return;
    this.finish();
    [this.from, this.to] = [from, to];
    this.rects.clear();
    this.sources.clear();
    this.turned.clear();
    this.leaving = [];
    this.quiet = still;
    if (still || document.hidden || wantsStillness()) return;
    const after = new Map(to.things.map((thing) => [thing.id, thing]));
    const before = new Map(from.things.map((thing) => [thing.id, thing]));
    for (const element of document.querySelectorAll<Drawn>("[data-thing]")) this.look(element, before, after);
    for (const thing of to.things) {
      if (before.has(thing.id) || !thing.came_from) continue;
      const source = located(thing.came_from);
      if (source) this.sources.set(thing.id, source.getBoundingClientRect());
    }
  }

  private look(element: Drawn, before: Map<string, Thing>, after: Map<string, Thing>): void {
    const id = element.dataset["thing"] ?? "";
    const old = before.get(id);
    if (!old) return;
    const rect = element.getBoundingClientRect();
    this.rects.set(id, rect);
    const next = after.get(id);
    if (!next) this.leaving.push({ thing: old, rect, copy: element.cloneNode(true) as Drawn, board: element.closest("svg.t-map") });
    else if (!!old.face?.down !== !!next.face?.down) {
      const face = element.querySelector(".t-face");
      if (face) this.turned.set(id, face.cloneNode(true) as Drawn);
    }
  }

  /** After the page is changed: everything starts where it was. */
  after(scene: Scene): void {
    if (this.to !== scene || !this.from) return;
    const before = new Map(this.from.things.map((thing) => [thing.id, thing]));
    this.from = null;
    const quiet = this.quiet;
    this.quiet = false;
    if (quiet || document.hidden) return;
    if (wantsStillness()) return this.ringChanged(scene, before);
    const moves: (() => void)[] = [];
    let order = 0;
    const drawn = new Map<string, Drawn>();
    for (const element of document.querySelectorAll<Drawn>("[data-thing]")) drawn.set(element.dataset["thing"] ?? "", element);
    for (const thing of scene.things) {
      const element = drawn.get(thing.id);
      if (!element) continue;
      const old = before.get(thing.id);
      const rect = element.getBoundingClientRect();
      const was = this.rects.get(thing.id) ?? (old ? undefined : this.sources.get(thing.id));
      const delay = !old || old.zone !== thing.zone ? Math.min(LAST_DELAY, STAGGER * order) : 0;
      if (was && rect.width && this.farApart(was, rect)) {
        if (!old || old.zone !== thing.zone) order += 1;
        moves.push(() => this.move(element, was, rect, delay, !old));
      } else if (!old) {
        order += 1;
        moves.push(() => this.appear(element, delay));
      }
      const back = this.turned.get(thing.id);
      if (back) moves.push(() => this.turn(element, back));
    }
    const goals = this.leaving.map((leaving) => (leaving.thing.goes_to ? located(leaving.thing.goes_to)?.getBoundingClientRect() : undefined));
    for (const play of moves) play(); // all is measured: now write
    this.leaving.forEach((leaving, index) => this.leave(leaving, goals[index], Math.min(LAST_DELAY, STAGGER * index)));
    this.leaving = [];
  }

  private farApart(a: DOMRect, b: DOMRect): boolean {
    return Math.abs(a.x - b.x) > 1.5 || Math.abs(a.y - b.y) > 1.5 || Math.abs(a.width - b.width) > 1.5;
  }

  private move(element: Drawn, was: DOMRect, rect: DOMRect, delay: number, isNew: boolean): void {
    const zoom = zoomOf(element);
    const dx = (was.x + was.width / 2 - rect.x - rect.width / 2) / zoom;
    const dy = (was.y + was.height / 2 - rect.y - rect.height / 2) / zoom;
    const scale = Math.max(0.35, Math.min(2.5, Math.min(was.width / rect.width, was.height / rect.height) || 1));
    const flies = isNew || Math.hypot(dx, dy) * zoom > HOP; // a small shift stays at its height
    if (flies) element.classList.add("t-flying");
    const start = { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: isNew ? 0.55 : 1 };
    const animation = mover(element).animate([start, { transform: "none", opacity: 1 }], {
      duration: MOVE,
      delay,
      easing: EASE_MOVE,
      fill: "backwards",
    });
    this.run(animation, () => element.classList.remove("t-flying"));
  }

  private appear(element: Drawn, delay: number): void {
    this.run(
      mover(element).animate([{ opacity: 0, transform: "scale(.92)" }, { opacity: 1, transform: "none" }], {
        duration: MOVE / 2,
        delay,
        easing: EASE_MOVE,
        fill: "backwards",
      }),
    );
  }

  /** Half and half: the old side turns away, the new one comes. */
  private turn(element: Drawn, old: Drawn): void {
    const face = element.querySelector<HTMLElement>(".t-face");
    if (!face) return;
    const half = TURN / 2;
    old.classList.add("t-turning");
    old.setAttribute("aria-hidden", "true");
    element.append(old);
    const away = old.animate([{ transform: "rotateY(0)" }, { transform: "rotateY(90deg)" }], { duration: half, easing: "ease-in", fill: "forwards" });
    this.run(away, () => old.remove());
    this.run(
      face.animate([{ transform: "rotateY(-90deg)" }, { transform: "rotateY(0)" }], { duration: half, delay: half, easing: "ease-out", fill: "backwards" }),
    );
  }

  private leave({ rect, copy, board }: Leaving, goal: DOMRect | undefined, delay: number): void {
    copy.removeAttribute("data-thing");
    copy.setAttribute("aria-hidden", "true");
    copy.setAttribute("tabindex", "-1");
    const layer = board ? board.querySelector(".t-board-air") : this.air();
    if (!layer || !rect.width) return;
    if (copy instanceof HTMLElement) {
      copy.classList.add("t-leaving");
      copy.style.left = `${rect.x}px`;
      copy.style.top = `${rect.y}px`;
      copy.style.width = `${rect.width}px`;
      copy.style.height = `${rect.height}px`;
    }
    layer.append(copy);
    const zoom = board ? zoomOf(copy) : 1;
    const there = goal && goal.width ? goal : null;
    const shift = there
      ? `translate(${(there.x + there.width / 2 - rect.x - rect.width / 2) / zoom}px, ${(there.y + there.height / 2 - rect.y - rect.height / 2) / zoom}px) scale(${Math.max(0.3, Math.min(1, there.width / rect.width))})`
      : "none";
    const frames = there
      ? [{ transform: "none", opacity: 1 }, { opacity: 1, offset: 0.7 }, { transform: shift, opacity: 0.2 }]
      : [{ opacity: 1 }, { opacity: 0 }];
    const animation = mover(copy).animate(frames, { duration: there ? MOVE : FADE, delay, easing: EASE_MOVE, fill: "both" });
    this.run(animation, () => copy.remove());
  }

  /** A number changed: the old one stands a moment, the new one lands, the difference floats up. */
  land(element: HTMLElement, old: number, now: number): void {
    if (this.quiet || document.hidden || wantsStillness() || typeof element.animate !== "function") return;
    this.run(
      element.animate([{ transform: "scale(1.6)", opacity: 0 }, { transform: "none", opacity: 1 }], {
        duration: 200,
        delay: HOLD,
        easing: EASE_LAND,
        fill: "backwards",
      }),
    );
    if (!this.landing.length) queueMicrotask(() => this.float());
    this.landing.push({ element, difference: now - old });
  }

  /** The differences of all numbers that changed together: first all places are read, then all are written. */
  private float(): void {
    const layer = this.air();
    const places = this.landing.map(({ element, difference }) => ({ rect: element.getBoundingClientRect(), difference }));
    this.landing = [];
    for (const { rect, difference } of places) {
      if (!layer || !rect.width) continue;
      const ghost = document.createElement("span");
      ghost.className = `t-float ${difference > 0 ? "up" : "down"}`;
      ghost.textContent = signed(difference);
      ghost.style.left = `${rect.x + rect.width / 2}px`;
      ghost.style.top = `${rect.y}px`;
      layer.append(ghost);
      const frames = [
        { transform: "translate(-50%, 0)", opacity: 0 },
        { transform: "translate(-50%, -60%)", opacity: 1, offset: 0.3 },
        { transform: "translate(-50%, -130%)", opacity: 0 },
      ];
      this.run(ghost.animate(frames, { duration: FLOAT, delay: HOLD, easing: "ease-out", fill: "both" }), () => ghost.remove());
    }
  }

  /** A socket was filled, a die fell: it lands. */
  drop(element: Element): void {
    if (this.quiet || document.hidden || wantsStillness() || typeof element.animate !== "function") return;
    this.run(
      element.animate([{ transform: "scale(1.7)", opacity: 0 }, { transform: "none", opacity: 1 }], { duration: 240, easing: EASE_LAND, fill: "backwards" }),
    );
  }

  private ringChanged(scene: Scene, before: Map<string, Thing>): void {
    for (const thing of scene.things) {
      const old = before.get(thing.id);
      if (old && old.zone === thing.zone && old.x === thing.x && old.y === thing.y && old.face?.down === thing.face?.down) continue;
      const element = byAttribute("data-thing", thing.id);
      element?.classList.add("t-ring");
      if (element) setTimeout(() => element.classList.remove("t-ring"), RING);
    }
  }

  private run(animation: Animation, cleanup?: () => void): void {
    this.running.add(animation);
    if (cleanup) this.cleanups.set(animation, cleanup);
    const done = (): void => this.done(animation);
    animation.finished.then(done, done);
  }

  private done(animation: Animation): void {
    if (!this.running.delete(animation)) return;
    this.cleanups.get(animation)?.();
    this.cleanups.delete(animation);
  }

  /** Everything is at its place at once. */
  finish(): void {
    for (const animation of [...this.running]) {
      animation.finish();
      this.done(animation);
    }
  }

  /** Resolves when nothing moves any more. */
  async settled(): Promise<void> {
    while (this.running.size) {
      await Promise.allSettled([...this.running].map((animation) => animation.finished));
      await Promise.resolve();
    }
  }
}

/** One for the page: things also travel between the table and the rail. */
export const traveller = new Traveller();
