import { expect, test } from "vitest";
import { type ActorLogic, createLogicActor } from "./logic-actor.ts";

type Lamp = { readonly status: "active" | "stopped"; readonly value: string };
type Press = { readonly type: "press" } | { readonly type: "noise" };
type Light = { readonly type: "light"; readonly to: string };

const lamp: ActorLogic<{ first: string }, Lamp, Press, Light> = {
  id: "lamp",
  start: ({ first }) => ({
    snapshot: { status: "active", value: first },
    effects: [{ type: "light", to: first }],
  }),
  next(snapshot, { type }) {
    if (type === "noise") return { snapshot, effects: [] };
    const value = snapshot.value === "on" ? "off" : "on";
    return { snapshot: { ...snapshot, value }, effects: [{ type: "light", to: value }] };
  },
};

function makeLamp(onLight: (to: string) => void = () => undefined) {
  const log: string[] = [];
  const actor = createLogicActor(lamp, {
    input: { first: "off" },
    run: {
      light({ to }) {
        log.push(`light ${to}`);
        onLight(to);
      },
    },
    watch() {
      log.push("watch");
      return () => log.push("unwatch");
    },
  });
  actor.subscribe({ next: ({ value }) => log.push(`shown ${value}`) });
  return { actor, log };
}

test("nothing happens before the start, and what was sent before is handled then", () => {
  const { actor, log } = makeLamp();
  actor.send({ type: "press" });
  expect(log).toEqual([]);
  expect(actor.getSnapshot().value).toBe("off");
  actor.start();
  actor.start();
  expect(log).toEqual(["watch", "light off", "light on", "shown on"]);
});

test("observers are called after the effects, and only of a change", () => {
  const { actor, log } = makeLamp();
  actor.start();
  log.length = 0;
  actor.send({ type: "press" });
  actor.send({ type: "noise" });
  expect(log).toEqual(["light on", "shown on"]);
});

test("an event that an effect sends is handled after it", () => {
  const { actor, log } = makeLamp((to) => {
    if (to === "on") actor.send({ type: "press" });
  });
  actor.start();
  log.length = 0;
  actor.send({ type: "press" });
  expect(log).toEqual(["light on", "shown on", "light off", "shown off"]);
});

test("an effect that throws leaves the actor usable, and observers know the state", () => {
  let isBroken = true;
  const { actor, log } = makeLamp((to) => {
    if (to === "on" && isBroken) throw new Error("no light");
  });
  actor.start();
  log.length = 0;
  expect(() => actor.send({ type: "press" })).toThrow("no light");
  isBroken = false;
  actor.send({ type: "press" });
  expect(log).toEqual(["light on", "shown on", "light off", "shown off"]);
});

test("a stopped actor ignores events, and calls nobody", () => {
  const { actor, log } = makeLamp();
  actor.start();
  actor.stop();
  log.length = 0;
  actor.send({ type: "press" });
  actor.start();
  expect(log).toEqual([]);
  expect(actor.getSnapshot()).toEqual({ status: "stopped", value: "off" });
});

test("an actor that was stopped before its start never watches", () => {
  const { actor, log } = makeLamp();
  actor.stop();
  actor.start();
  expect(log).toEqual([]);
});
