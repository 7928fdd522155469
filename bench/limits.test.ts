import { describe, expect, it } from "vitest";
import { DIALOG, FIRST_LOADS, INTERACTION, openingsLimits, problemsOf, WHEEL } from "./limits.ts";

const LOGIN = {
  machine: 700,
  performance: 98,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
  "LCP ms": 1_000,
  CLS: 0.02,
};

describe("the limits of a first load", () => {
  it("accept the goals themselves", () => {
    expect(problemsOf("/login", LOGIN, FIRST_LOADS["/login"])).toEqual([]);
  });

  it("name each figure that is beyond its limit, whatever the speed of the machine", () => {
    const row = { ...LOGIN, performance: 97, seo: 92, "LCP ms": 1_001, CLS: 0.021 };
    expect(problemsOf("/login", row, FIRST_LOADS["/login"])).toEqual([
      "/login: performance is 97, the least is 98",
      "/login: seo is 92, the least is 100",
      "/login: CLS is 0.021, the most is 0.02",
      "/login: LCP ms is 1001, the most is 1000",
    ]);
  });

  it("have no largest paint for home", () => {
    const row = { ...LOGIN, "LCP ms": 2_900 };
    expect(problemsOf("/user/home", row, FIRST_LOADS["/user/home"])).toEqual([]);
  });

  it("name a figure that was not measured", () => {
    const { performance: _, ...rest } = LOGIN;
    const row = { ...rest, CLS: Number.NaN };
    expect(problemsOf("/login", row, FIRST_LOADS["/login"])).toEqual([
      "/login: performance was not measured",
      "/login: CLS was not measured",
    ]);
  });
});

describe("the limits of an interaction", () => {
  it("are the same by the clock and on the main thread", () => {
    expect(problemsOf("spin", { clock: 200, cpu: 200 }, INTERACTION)).toEqual([]);
    expect(problemsOf("spin", { clock: 208, cpu: 201 }, INTERACTION)).toEqual([
      "spin: clock is 208, the most is 200",
      "spin: cpu is 201, the most is 200",
    ]);
  });
});

describe("the limits of the wheel", () => {
  it("accept a compositor that drops as many frames on the same busy machine", () => {
    const row = { "times as busy": 1.5, "more dropped frames": 0 };
    expect(problemsOf("wheel", row, WHEEL)).toEqual([]);
    expect(problemsOf("wheel", { "times as busy": 1.51, "more dropped frames": 1 }, WHEEL)).toEqual(
      [
        "wheel: times as busy is 1.51, the most is 1.5",
        "wheel: more dropped frames is 1, the most is 0",
      ],
    );
  });
});

describe("the limits of a dialog", () => {
  it("accept a heap with compiled code, but no object of each opening", () => {
    const row = {
      "times plain HTML": 1.2,
      "times plain HTML, without motion": 1.4,
      "objects kB": 0.1,
      "heap kB": 1.4,
    };
    expect(problemsOf("dialog", row, DIALOG)).toEqual([]);
    expect(problemsOf("dialog", { ...row, "objects kB": 0.2 }, DIALOG)).toEqual([
      "dialog: objects kB is 0.2, the most is 0.1",
    ]);
  });
});

describe("the limits of openings", () => {
  it("accept a heap that is flat, and less", () => {
    const row = { "heap kB": 50, nodes: 4, listeners: -1 };
    expect(problemsOf("deposit", row, openingsLimits(200))).toEqual([]);
  });

  it("name what each opening keeps, however many there are", () => {
    for (const times of [50, 200]) {
      const row = { "heap kB": times, nodes: times, listeners: times };
      expect(problemsOf("deposit", row, openingsLimits(times))).toEqual([
        `deposit: heap kB is ${times}, the most is ${times / 4}`,
        `deposit: nodes is ${times}, the most is ${times / 50}`,
        `deposit: listeners is ${times}, the most is ${times / 50}`,
      ]);
    }
  });
});
