/* A table after an event, from the table before it: only what differs comes over the wire. */

import type { Change, Scene, Thing, Zone } from "../wire";

/** The scene with the change in it. What did not change stays the same object, so that it is not drawn again. */
export function applyChange(scene: Scene, change: Change): Scene {
  const next: Scene = { ...scene };
  if (change.things?.length || change.gone?.length || change.order) next.things = mergedThings(scene.things, change);
  if (change.zones) next.zones = mergedZones(scene.zones, change.zones);
  if (change.arrows) next.arrows = change.arrows;
  if (change.layout) next.layout = change.layout;
  if (change.heading != null) next.heading = change.heading;
  if (change.steps_title != null) next.steps_title = change.steps_title;
  if (change.steps) next.steps = change.steps;
  if (change.rounds) next.rounds = change.rounds;
  if (change.plates) next.plates = change.plates;
  return next;
}

function mergedThings(before: readonly Thing[], change: Change): Thing[] {
  const gone = new Set(change.gone);
  const byId = new Map<string, Thing>();
  for (const thing of before) if (!gone.has(thing.id)) byId.set(thing.id, thing);
  for (const thing of change.things ?? []) byId.set(thing.id, thing);
  if (!change.order) return [...byId.values()];
  const ordered: Thing[] = [];
  for (const id of change.order) {
    const thing = byId.get(id);
    if (thing && byId.delete(id)) ordered.push(thing);
  }
  return [...ordered, ...byId.values()];
}

/** All zones come when one differs; those that are the same keep their object. */
function mergedZones(before: readonly Zone[], after: readonly Zone[]): Zone[] {
  const known = new Map(before.map((zone) => [zone.id, zone]));
  return after.map((zone) => {
    const old = known.get(zone.id);
    return old && JSON.stringify(old) === JSON.stringify(zone) ? old : zone;
  });
}
