/* A replay's table has a bar below it: what is only looked at needs less room than what is picked from. */

import type { Scene, Zone } from "../wire";

const made = new WeakMap<Scene, Scene>();
const hands = new WeakMap<Zone, Zone>();

/** The scene with smaller hands; the same scene gives the same object, and so does every zone. */
export function withSmallHands(scene: Scene): Scene {
  const known = made.get(scene);
  if (known) return known;
  const small = { ...scene, zones: scene.zones.map(smaller) };
  made.set(scene, small);
  return small;
}

function smaller(zone: Zone): Zone {
  if (zone.kind !== "hand" || zone.size === "xs") return zone;
  const known = hands.get(zone) ?? { ...zone, size: "xs" as const };
  hands.set(zone, known);
  return known;
}
