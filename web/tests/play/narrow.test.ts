import { describe, expect, it } from "vitest";

import { drop, litBy, press, remaining } from "../../src/play/narrow";
import { option } from "./fake";

const pass = option("Pass");
const elves = option("Play the elves", "hand/elves");
const build = [option("Nest on I", "hand/nest", "space/1"), option("Nest on II", "hand/nest", "space/2"), option("Lair on I", "hand/lair", "space/1")];
const hit = [option("Hit the troop", "space/9"), option("Hit the base", "space/9"), option("Hit the palace", "palace")];
const use = [option("Use it", "card"), option("Use it on I", "card", "space/1"), option("Use it on II", "card", "space/2")];

describe("what glows", () => {
  it("is everything that some answer touches, with those answers", () => {
    const lit = litBy([pass, elves, ...build], []);
    expect([...lit.keys()]).toEqual(["hand/elves", "hand/nest", "space/1", "space/2", "hand/lair"]);
    expect(lit.get("space/1")).toEqual([build[0], build[2]]);
  });

  it("is only what remains once a thing is chosen", () => {
    expect([...litBy([pass, elves, ...build], ["hand/nest"]).keys()]).toEqual(["hand/nest", "space/1", "space/2"]);
    expect(remaining([pass, elves, ...build], ["hand/nest"])).toEqual([build[0], build[1]]);
  });
});

describe("a press", () => {
  it("picks at once when one answer touches the thing", () => {
    expect(press([pass, elves], [], "hand/elves")).toEqual({ is: "pick", option: elves });
  });

  it("chooses the thing when further things tell its answers apart, and picks with the second", () => {
    expect(press(build, [], "hand/nest")).toEqual({ is: "choose", chosen: ["hand/nest"] });
    expect(press(build, ["hand/nest"], "space/2")).toEqual({ is: "pick", option: build[1] });
  });

  it("works in either order", () => {
    expect(press(build, [], "space/1")).toEqual({ is: "choose", chosen: ["space/1"] });
    expect(press(build, ["space/1"], "hand/lair")).toEqual({ is: "pick", option: build[2] });
  });

  it("opens a menu when no thing can tell the answers apart", () => {
    expect(press(hit, [], "space/9")).toEqual({ is: "menu", chosen: ["space/9"], options: [hit[0], hit[1]] });
  });

  it("keeps an answer without further things as a button while others are lit", () => {
    expect(press(use, [], "card")).toEqual({ is: "choose", chosen: ["card"] });
    expect(remaining(use, ["card"])).toEqual(use);
  });

  it("on a chosen thing lets it go, and what was chosen after it", () => {
    expect(press(build, ["hand/nest"], "hand/nest")).toEqual({ is: "choose", chosen: [] });
    expect(press(build, ["a", "b", "c"], "b")).toEqual({ is: "choose", chosen: ["a"] });
  });

  it("on another beginning begins anew", () => {
    expect(press(build, ["hand/nest"], "hand/lair")).toEqual({ is: "pick", option: build[2] });
  });

  it("on something that no answer touches means nothing", () => {
    expect(press(build, [], "pile")).toEqual({ is: "nothing" });
  });
});

describe("a drag", () => {
  it("is both presses", () => {
    expect(drop(build, "hand/nest", "space/2")).toEqual({ is: "pick", option: build[1] });
  });

  it("onto something else is a press on what was dragged", () => {
    expect(drop(build, "hand/nest", "pile")).toEqual({ is: "choose", chosen: ["hand/nest"] });
  });
});
