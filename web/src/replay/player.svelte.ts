/* The projector: which stop of a replay is shown, through whose eyes, and whether it runs. */

import type { Moment, Replay, Scene } from "../wire";
import { Film, type Apply } from "./film";
import { chaptersOf, lastMove, showing, placeOf, stopAt, stopOfPlace, stopsOf, turnsOf, turnStep, type Place, type Stop } from "./stops";

/** Whatever draws the table: it knows when everything lies still. */
export interface Stage {
  settled(): Promise<void>;
  finish(): void;
}

export type Fetch = (eyes: number | null) => Promise<Replay>;
export const SPEEDS = [0.5, 1, 2, 4] as const;

const PREPARE_FOR = 8; // milliseconds of a frame that may go into keeping scenes
const LONGEST_WAIT = 2_000;

export class Player {
  replay = $state.raw<Replay | null>(null);
  at = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  changing = $state(false);
  still = $state(true); // was the last change a jump, to be shown without motion?
  stage: Stage | null = null;

  stops = $derived(this.replay ? stopsOf(this.replay.moments) : []);
  film = $derived.by(() => (this.replay ? new Film(this.replay.scene, this.replay.moments, this.apply) : null));
  chapters = $derived(this.replay ? chaptersOf(this.stops, this.replay.moments) : []);
  turns = $derived(this.replay ? turnsOf(this.stops, this.replay.moments, this.replay.marks) : []);
  stop: Stop | null = $derived(this.stops[this.at] ?? null);
  scene: Scene | null = $derived(this.film && this.stop ? this.film.scene(this.stop.position) : null);
  moment: Moment | null = $derived(this.replay?.moments[this.stop?.spoken ?? -1] ?? null);

  private known = new Map<number | null, Promise<Replay>>();
  private round = 0;
  private scrubbed: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private fetch: Fetch,
    private apply: Apply,
  ) {}

  get last(): number {
    return Math.max(0, this.stops.length - 1);
  }

  get move(): number {
    return this.stop?.move ?? 0;
  }

  get place(): Place {
    return placeOf(this.stops, this.at);
  }

  get moves(): number {
    return lastMove(this.stops);
  }

  get eyes(): number | null {
    return this.replay?.eyes ?? null;
  }

  /** Look through these eyes; the place in the game stays the same. */
  async look(eyes: number | null, place?: Place): Promise<void> {
    const position = this.stop?.position ?? 0;
    this.changing = true;
    try {
      this.replay = await this.ask(eyes);
    } finally {
      this.changing = false;
    }
    this.still = true;
    this.at = place ? stopOfPlace(this.stops, place) : stopAt(this.stops, position);
    this.prepare(this.film);
  }

  private ask(eyes: number | null): Promise<Replay> {
    const known = this.known.get(eyes) ?? this.fetch(eyes);
    this.known.set(eyes, known);
    known.catch(() => this.known.delete(eyes));
    return known;
  }

  /** Keep scenes ahead of time, a little in each frame, so that scrubbing never waits. */
  private prepare(film: Film | null): void {
    if (!film || film !== this.film || film.prepare(PREPARE_FOR)) return;
    setTimeout(() => this.prepare(film), PREPARE_FOR * 2);
  }

  // -- going somewhere ---

  /** Show a stop. Only the step to the next one is shown as movement. */
  go(stop: number): void {
    const wanted = Math.max(0, Math.min(this.last, stop));
    const isStep = wanted === this.at + 1;
    if (wanted === this.at) return;
    this.still = !isStep;
    this.at = wanted;
    if (this.playing) this.run();
  }

  /** The slider is being drawn along: once in a frame, to where it is then. */
  scrub(stop: number): void {
    const waits = this.scrubbed !== null;
    this.scrubbed = stop;
    if (waits) return;
    requestAnimationFrame(() => {
      const wanted = this.scrubbed;
      this.scrubbed = null;
      if (wanted !== null) this.go(wanted);
    });
  }

  step(way: 1 | -1): void {
    this.pause();
    this.go(this.at + way);
  }

  turn(way: 1 | -1): void {
    this.pause();
    this.go(turnStep(this.turns, this.at, way, this.last));
  }

  // -- running ---

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  play(): void {
    if (this.at >= this.last) this.go(0);
    this.playing = true;
    this.run();
  }

  pause(): void {
    this.playing = false;
    this.round += 1;
    clearTimeout(this.timer);
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    if (this.playing) this.run();
  }

  private run(): void {
    clearTimeout(this.timer);
    const round = ++this.round;
    this.timer = setTimeout(() => void this.onward(round), showing(this.moment, this.speed));
  }

  private async onward(round: number): Promise<void> {
    if (this.speed > 1) this.stage?.finish();
    else await Promise.race([this.stage?.settled(), later(LONGEST_WAIT)]);
    if (round !== this.round || !this.playing) return;
    this.still = false;
    this.at = Math.min(this.last, this.at + 1);
    if (this.at >= this.last) this.pause();
    else this.run();
  }

  close(): void {
    this.pause();
    this.stage = null;
  }
}

function later(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
