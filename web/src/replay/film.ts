/* A finished game as a film: the scene after any moment, at once. */

import type { Change, Moment, Scene } from "../wire";

export type Apply = (scene: Scene, change: Change) => Scene;

const EVERY = 50;

/**
 * Scenes by position: 0 is the first scene, n the table after n moments.
 *
 * Every fiftieth scene is kept, and the one looked at last; any other is at most fifty changes away from one of them.
 * Scenes share all they have in common, so that keeping them costs little.
 */
export class Film {
  private kept: Scene[];
  private last: { position: number; scene: Scene };

  constructor(
    first: Scene,
    private moments: Moment[],
    private apply: Apply,
    private every = EVERY,
  ) {
    this.kept = [first];
    this.last = { position: 0, scene: first };
  }

  get length(): number {
    return this.moments.length;
  }

  /** Is every kept scene there? */
  get ready(): boolean {
    return this.kept.length > Math.floor(this.length / this.every);
  }

  scene(position: number): Scene {
    const wanted = Math.max(0, Math.min(this.length, position));
    this.keepUpTo(Math.floor(wanted / this.every));
    const near = this.nearest(wanted);
    const scene = this.play(near.scene, near.position, wanted);
    this.last = { position: wanted, scene };
    return scene;
  }

  /** Make kept scenes for so many milliseconds; true when all are there. */
  prepare(milliseconds: number, now: () => number = () => performance.now()): boolean {
    const until = now() + milliseconds;
    while (!this.ready && now() < until) this.keepUpTo(this.kept.length);
    return this.ready;
  }

  private keepUpTo(number: number): void {
    for (let next = this.kept.length; next <= number; next++) {
      const before = (next - 1) * this.every;
      this.kept.push(this.play(this.kept[next - 1] as Scene, before, before + this.every));
    }
  }

  private nearest(wanted: number): { position: number; scene: Scene } {
    const number = Math.floor(wanted / this.every);
    const kept = { position: number * this.every, scene: this.kept[number] as Scene };
    return this.last.position <= wanted && this.last.position > kept.position ? this.last : kept;
  }

  private play(scene: Scene, from: number, to: number): Scene {
    let now = scene;
    for (let at = from; at < to; at++) {
      const change = this.moments[at]?.change;
      if (change) now = this.apply(now, change);
    }
    return now;
  }
}
