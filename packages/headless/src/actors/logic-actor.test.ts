import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ActorLogic, createLogicActor } from "./logic-actor.ts";

type Lamp = { readonly status: "active" | "stopped"; readonly value: string };
type Press = { readonly type: "press" } | { readonly type: "noise" };
type Light = { readonly type: "warm" | "light"; readonly to: string };

const warmAndLight = (to: string): readonly Light[] => [
  { type: "warm", to },
  { type: "light", to },
];

const lamp: ActorLogic<{ first: string }, Lamp, Press, Light> = {
  id: "lamp",
  start: ({ first }) => ({
    snapshot: { status: "active", value: first },
    effects: warmAndLight(first),
  }),
  next(snapshot, { type }) {
    if (type === "noise") return { snapshot, effects: [] };
    const value = snapshot.value === "on" ? "off" : "on";
    return { snapshot: { ...snapshot, value }, effects: warmAndLight(value) };
  },
};

/** @param onEffect called with each effect, after the log has it */
function makeLamp(onEffect: (effect: string) => void = () => undefined) {
  const log: string[] = [];
  const write = (entry: string) => {
    log.push(entry);
    onEffect(entry);
  };
  const actor = createLogicActor(lamp, {
    input: { first: "off" },
    run: { warm: ({ to }) => write(`warm ${to}`), light: ({ to }) => write(`light ${to}`) },
    watch() {
      log.push("watch");
      return () => log.push("unwatch");
    },
  });
  actor.subscribe({ next: ({ value }) => log.push(`shown ${value}`) });
  return { actor, log };
}

const START = ["watch", "warm off", "light off"];
const ON = ["warm on", "light on", "shown on"];
const OFF = ["warm off", "light off", "shown off"];

const report = vi.fn();
beforeEach(() => {
  report.mockReset();
  vi.stubGlobal("reportError", report);
});
afterEach(() => void vi.unstubAllGlobals());

test("nothing happens before the start, and what was sent before is handled then", () => {
  const { actor, log } = makeLamp();
  actor.send({ type: "press" });
  expect(log).toEqual([]);
  expect(actor.getSnapshot().value).toBe("off");
  actor.start();
  actor.start();
  expect(log).toEqual([...START, ...ON]);
});

test("observers are called after the effects, and only when something changed", () => {
  const { actor, log } = makeLamp();
  actor.start();
  log.length = 0;
  actor.send({ type: "press" });
  actor.send({ type: "noise" });
  expect(log).toEqual(ON);
});

test("the snapshot changes when the effects have run", () => {
  const seen: string[] = [];
  const { actor } = makeLamp(() => void seen.push(actor.getSnapshot().value));
  actor.start();
  seen.length = 0;
  actor.send({ type: "press" });
  expect(seen).toEqual(["off", "off"]);
  expect(actor.getSnapshot().value).toBe("on");
});

test("an event that an effect sends is handled after all effects", () => {
  const { actor, log } = makeLamp((effect) => {
    if (effect === "warm on") actor.send({ type: "press" });
  });
  actor.start();
  log.length = 0;
  actor.send({ type: "press" });
  expect(log).toEqual([...ON, ...OFF]);
});

test("an event that a first effect sends is handled after those that were sent before", () => {
  let isFirst = true;
  const { actor, log } = makeLamp(() => {
    if (isFirst) actor.send({ type: "press" });
    isFirst = false;
  });
  actor.send({ type: "press" });
  actor.start();
  expect(log).toEqual([...START, ...ON, ...OFF]);
});

test("an event that an observer sends is handled after all observers were called", () => {
  const { actor, log } = makeLamp();
  actor.subscribe({
    next: ({ value }) => {
      log.push(`heard ${value}`);
      if (value === "on") actor.send({ type: "press" });
    },
  });
  actor.subscribe({ next: ({ value }) => log.push(`seen ${value}`) });
  actor.start();
  log.length = 0;
  actor.send({ type: "press" });
  expect(log).toEqual([...ON, "heard on", "seen on", ...OFF, "heard off", "seen off"]);
});

test("an effect that throws is reported, and the others run", () => {
  const { actor, log } = makeLamp((effect) => {
    if (effect === "warm on" || effect === "warm off") throw new Error(effect);
  });
  actor.start();
  actor.send({ type: "press" });
  expect(log).toEqual([...START, ...ON]);
  expect(report.mock.calls).toEqual([[new Error("warm off")], [new Error("warm on")]]);
});

test("an observer that throws is reported, and the others are called", () => {
  const { actor, log } = makeLamp();
  const failing = new Error("no screen");
  actor.subscribe({
    next() {
      throw failing;
    },
  });
  actor.subscribe({ next: ({ value }) => log.push(`seen ${value}`) });
  actor.start();
  log.length = 0;
  actor.send({ type: "press" });
  actor.send({ type: "press" });
  expect(log).toEqual([...ON, "seen on", ...OFF, "seen off"]);
  expect(report.mock.calls).toEqual([[failing], [failing]]);
});

test("an observer that was removed by another one is not called", () => {
  const { actor, log } = makeLamp();
  actor.subscribe({ next: () => later.unsubscribe() });
  const later = actor.subscribe({ next: ({ value }) => log.push(`seen ${value}`) });
  actor.start();
  actor.send({ type: "press" });
  expect(log).toEqual([...START, ...ON]);
});

test("a stopped actor ignores events, calls nobody, and does not start again", () => {
  const { actor, log } = makeLamp();
  actor.start();
  actor.stop();
  actor.stop();
  actor.send({ type: "press" });
  actor.start();
  expect(log).toEqual([...START, "unwatch"]);
  expect(actor.getSnapshot()).toEqual({ status: "stopped", value: "off" });
});

test("an actor that an effect stops stays as it was", () => {
  const { actor, log } = makeLamp((effect) => {
    if (effect === "light on") actor.stop();
  });
  actor.start();
  log.length = 0;
  actor.send({ type: "press" });
  expect(log).toEqual(["warm on", "light on", "unwatch"]);
  expect(actor.getSnapshot()).toEqual({ status: "stopped", value: "off" });
});

test("an actor that was stopped before its start never watches", () => {
  const { actor, log } = makeLamp();
  actor.stop();
  actor.start();
  expect(log).toEqual([]);
});
