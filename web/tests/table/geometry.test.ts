import { describe, expect, test } from "vitest";

import { around, badgeOn, bend, broadArrow, crosses, edgeToward, hexagon, isUpright, nearest, pathThrough, shaftBetween, star, viewOf } from "../../src/table/geometry";
import type { Box } from "../../src/table/types";

const box = (x: number, y: number, width = 100, height = 50): Box => ({ x, y, width, height });

describe("arrows", () => {
  test("between rows they go from facing edge to facing edge, a little into both", () => {
    const shaft = shaftBetween(box(0, 200), box(0, 0), 12, 8);
    expect(shaft.from).toEqual({ x: 50, y: 208 });
    expect(shaft.to).toEqual({ x: 50, y: 38 });
    expect(shaft.angle).toBe(0);
    expect(shaft.length).toBe(170);
    expect(isUpright(shaft)).toBe(true);
  });

  test("downward they point down", () => {
    const shaft = shaftBetween(box(0, 0), box(0, 200), 10);
    expect(shaft.from.y).toBe(40);
    expect(shaft.to.y).toBe(210);
    expect(Math.abs(shaft.angle)).toBe(180);
  });

  test("far aside they are bands that arrive upright", () => {
    const shaft = shaftBetween(box(0, 200), box(600, 0), 12, 8);
    expect(isUpright(shaft)).toBe(false);
    expect(shaft.to).toEqual({ x: 650, y: 38 });
    expect(bend(shaft, 30)).toBe("M50 208V152Q50 138 64 138H636Q650 138 650 124V68");
  });

  test("beside each other they leave by the side", () => {
    const shaft = shaftBetween(box(0, 0), box(300, 0), 0);
    expect([shaft.from, shaft.to]).toEqual([{ x: 100, y: 25 }, { x: 300, y: 25 }]);
    expect(shaft.angle).toBe(90);
  });

  test("a broad arrow is as long as it should be and no wider", () => {
    const numbers = broadArrow(100, 72).match(/-?[\d.]+/g)?.map(Number) ?? [];
    expect(Math.min(...numbers)).toBe(-100);
    expect(Math.max(...numbers)).toBe(36);
  });

  test("a panel on the way of an upright one is noticed", () => {
    const shaft = shaftBetween(box(0, 200), box(0, 0), 0);
    expect(crosses(shaft, box(0, 100))).toBe(true);
    expect(crosses(shaft, box(60, 100))).toBe(false);
    expect(crosses(shaft, box(0, 400))).toBe(false);
  });

  test("the icon keeps away from what covers the band", () => {
    const shaft = shaftBetween(box(0, 200), box(600, 0), 0);
    const half = badgeOn(shaft, 72, []);
    expect(half.x).toBe(300);
    const cover = box(300, 60, 150, 120);
    const spot = badgeOn(shaft, 72, [cover]);
    expect(spot.x + 50).toBeLessThan(300);
    expect(badgeOn(shaft, 72, [box(0, 0, 1000, 1000)])).toEqual(half);
  });
});

test("a line leaves a box at its edge", () => {
  expect(edgeToward(box(0, 0), { x: 50, y: 500 })).toEqual({ x: 50, y: 50 });
  expect(edgeToward(box(0, 0), { x: 500, y: 25 })).toEqual({ x: 100, y: 25 });
  expect(edgeToward(box(0, 0), { x: 50, y: 25 })).toEqual({ x: 50, y: 25 });
});

test("shapes close and have the corners they should", () => {
  expect(hexagon(0, 0, 56, 64)).toHaveLength(6);
  expect(hexagon(0, 0, 56, 64)[1]).toEqual({ x: 28, y: -16 });
  expect(star(8, 10, 5).match(/L/g)).toHaveLength(15);
  expect(pathThrough([{ x: 0, y: 1 }, { x: 2.04, y: 3 }])).toBe("M0 1L2 3");
  expect(pathThrough([{ x: 0, y: 0 }, { x: 60, y: 0 }, { x: 720, y: 0 }, { x: 660, y: 0 }], 360)).toBe("M0 0L60 0M720 0L660 0");
});

describe("the arrow keys", () => {
  const places = [
    { id: "right", box: box(200, 0) },
    { id: "far right", box: box(400, 0) },
    { id: "below", box: box(20, 200) },
    { id: "aside", box: box(900, 60) },
  ];

  test("go to the nearest ahead", () => {
    expect(nearest(box(0, 0), places, "right")).toBe("right");
    expect(nearest(box(200, 0), places, "right")).toBe("far right");
    expect(nearest(box(0, 0), places, "down")).toBe("below");
  });

  test("stay where nothing lies ahead", () => {
    expect(nearest(box(0, 0), places, "left")).toBeNull();
    expect(nearest(box(0, 0), places, "up")).toBeNull();
  });

  test("do not jump far aside", () => {
    expect(nearest(box(0, 0), [{ id: "aside", box: box(900, 60) }], "down")).toBeNull();
  });
});

describe("a board on a phone", () => {
  const whole = box(0, 0, 800, 800);

  test("is drawn in to what is lit, and not beyond its rim", () => {
    const view = viewOf(box(0, 0, 200, 200), whole, { width: 400, height: 400 }, 3);
    expect(view.scale).toBe(3);
    expect(view.x).toBeCloseTo(133.3, 1);
    expect(view.y).toBeCloseTo(133.3, 1);
  });

  test("shows the whole when all of it is lit, or nothing", () => {
    expect(viewOf(whole, whole, { width: 400, height: 400 }, 3)).toEqual({ scale: 1, x: -0, y: -0 });
    expect(viewOf(null, whole, { width: 400, height: 400 }, 3)).toEqual({ scale: 1, x: 0, y: 0 });
  });

  test("the box around several has a margin", () => {
    expect(around([box(0, 0, 10, 10), box(90, 40, 10, 10)], 5)).toEqual({ x: -5, y: -5, width: 110, height: 60 });
    expect(around([], 5)).toBeNull();
  });
});
