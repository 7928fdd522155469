import type { Failure, Result } from "@satang/core";
import { describe, expect, it, vi } from "vitest";
import { createActor, type EventObject, fromCallback, fromPromise, SimulatedClock } from "xstate";
import { findUnwalked } from "../../test/walk-machine.ts";
import { spinMachine } from "./spin.machine.ts";
import {
  selectCanSpin,
  selectCoins,
  selectPrize,
  selectRestSlice,
  selectSpinError,
  selectSpinStatus,
  selectWheel,
} from "./spin.selectors.ts";
import type { SpinContext, SpinEvent, WheelSetup } from "./spin.types.ts";

const slices = ["BAHT20", "NONE", "BAHT50"].map((code) => ({
  code,
  label: code,
  fill: "#232f79",
  ink: "#ffffff",
  description: null,
  worth: null,
}));
const read = (coins: number, wheel: WheelSetup["wheel"] = { name: "River", slices }) =>
  ({ ok: true, data: { wheel, coins } }) as const;
const network: Failure = { kind: "network" };
const lost: Result<never> = { ok: false, error: network };
const prize = {
  code: "BAHT50",
  label: "฿50",
  coins: 2,
  kind: "coupon",
  name: "50 in cash",
  expiresAt: null,
} as const;

function open(...readings: Result<WheelSetup>[]) {
  const clock = new SimulatedClock();
  const started = vi.fn();
  const reloaded = vi.fn();
  let sendBack: (event: SpinEvent) => void = () => undefined;
  const actor = createActor(
    spinMachine.provide({
      actors: {
        readSetup: fromPromise<Result<WheelSetup>>(
          async () => readings.shift() ?? new Promise<never>(() => {}),
        ),
        watchSpin: fromCallback<EventObject>((options) => {
          sendBack = options.sendBack;
        }),
      },
      actions: { notifyStarted: started, notifyReloaded: reloaded },
    }),
    { clock },
  ).start();
  const status = () => selectSpinStatus(actor.getSnapshot());
  return {
    send: actor.send,
    report: (event: SpinEvent) => sendBack(event),
    clock,
    started,
    reloaded,
    status,
    becomes: (wanted: string) => expect.poll(() => status()).toBe(wanted),
    read: <T>(select: (snapshot: ReturnType<typeof actor.getSnapshot>) => T) =>
      select(actor.getSnapshot()),
  };
}

async function openIdle(coins = 3, ...readings: Result<WheelSetup>[]) {
  const wheel = open(read(coins), ...readings);
  await wheel.becomes("idle");
  return wheel;
}

describe("reading the wheel", () => {
  it("shows wheel and coins", async () => {
    const wheel = open(read(3));
    expect(wheel.status()).toBe("loading");
    await wheel.becomes("idle");
    expect(wheel.read(selectWheel)?.slices).toHaveLength(3);
    expect(wheel.read(selectCoins)).toBe(3);
    expect(wheel.read(selectRestSlice)).toBe(0);
  });

  it("says why it failed, and reads again on request", async () => {
    const wheel = open(lost, read(1));
    await wheel.becomes("readFailed");
    expect(wheel.read(selectSpinError)).toEqual(network);
    wheel.send({ type: "wheel.reload" });
    await wheel.becomes("idle");
    expect(wheel.read(selectSpinError)).toBeNull();
  });

  it("keeps the wheel as it was when it cannot be read again", async () => {
    const wheel = await openIdle(3, lost);
    wheel.send({ type: "wheel.reload" });
    expect(wheel.status()).toBe("reloading");
    await wheel.becomes("idle");
    expect(wheel.read(selectCoins)).toBe(3);
  });
});

describe("a spin", () => {
  it.each([
    ["without a coin", read(0)],
    ["without an active wheel", read(3, null)],
    ["with a wheel without slices", read(3, { name: "Empty", slices: [] })],
  ])("is ignored %s", async (_when, setup) => {
    const wheel = open(setup);
    await wheel.becomes("idle");
    expect(wheel.read(selectCanSpin)).toBe(false);
    wheel.send({ type: "spin.start" });
    expect(wheel.started).not.toHaveBeenCalled();
  });

  it("is ignored while the wheel spins, from the order to the closed message", async () => {
    const wheel = await openIdle(3, read(2));
    wheel.send({ type: "spin.start" });
    wheel.report({ type: "spin.sent" });
    for (const step of ["sent", "won", "stopped"] as const) {
      expect(wheel.read(selectCanSpin)).toBe(false);
      wheel.send({ type: "spin.start" });
      if (step === "sent") wheel.report({ type: "spin.won", prize });
      if (step === "won") wheel.send({ type: "wheel.stopped" });
    }
    expect(wheel.status()).toBe("finished");
    expect(wheel.started).toHaveBeenCalledOnce();
    wheel.send({ type: "prize.close" });
    await wheel.becomes("idle");
    expect(wheel.read(selectCanSpin)).toBe(true);
  });

  it("sets the coins left at once, and turns to the slice that the service names", async () => {
    const wheel = await openIdle();
    wheel.send({ type: "spin.start" });
    wheel.report({ type: "spin.sent" });
    expect(wheel.status()).toBe("waiting");
    wheel.report({ type: "spin.won", prize });
    expect(wheel.status()).toBe("turning");
    expect(wheel.read(selectCoins)).toBe(2);
    expect(wheel.read(selectRestSlice)).toBe(2);
  });

  it("opens the message when the wheel has stopped, also when no view turns it", async () => {
    const wheel = await openIdle();
    wheel.send({ type: "spin.start" });
    wheel.report({ type: "spin.sent" });
    wheel.report({ type: "spin.won", prize });
    wheel.clock.increment(5_899);
    expect(wheel.status()).toBe("turning");
    wheel.clock.increment(1);
    expect(wheel.status()).toBe("finished");
    expect(wheel.read(selectPrize)).toEqual(prize);
  });

  it("reloads wheel and coupons when its message is closed", async () => {
    const wheel = await openIdle(3, read(7));
    wheel.report({ type: "spin.won", prize });
    wheel.send({ type: "wheel.stopped" });
    wheel.send({ type: "prize.close" });
    expect(wheel.reloaded).toHaveBeenCalledOnce();
    expect(wheel.read(selectPrize)).toBeNull();
    await wheel.becomes("idle");
    expect(wheel.read(selectCoins)).toBe(7);
  });

  it("that is refused, or has no known outcome, leaves a wheel that is read again", async () => {
    const wheel = await openIdle(3, read(2));
    wheel.send({ type: "spin.start" });
    wheel.report({ type: "spin.sent" });
    wheel.report({ type: "spin.ended" });
    await wheel.becomes("idle");
    expect(wheel.read(selectCoins)).toBe(2);
    expect(wheel.read(selectRestSlice)).toBe(0);
  });

  it("with a lost reply turns the wheel when its prize was found out", async () => {
    const wheel = await openIdle(3, read(2));
    wheel.report({ type: "spin.sent" });
    wheel.report({ type: "spin.ended" });
    await wheel.becomes("idle");
    wheel.report({ type: "spin.won", prize });
    expect(wheel.status()).toBe("turning");
  });

  it("with a prize that the wheel does not show opens the message without a turn", async () => {
    const wheel = await openIdle();
    wheel.report({ type: "spin.won", prize: { ...prize, code: null, label: "" } });
    expect(wheel.status()).toBe("finished");
    expect(wheel.read(selectRestSlice)).toBe(0);
  });

  it("leaves the wheel on its slice, until another spin wins another one", async () => {
    const wheel = await openIdle(3, read(2), read(2));
    wheel.report({ type: "spin.won", prize });
    wheel.send({ type: "wheel.stopped" });
    wheel.send({ type: "prize.close" });
    await wheel.becomes("idle");
    wheel.report({ type: "spin.sent" });
    wheel.report({ type: "spin.ended" });
    await wheel.becomes("idle");
    expect(wheel.read(selectRestSlice)).toBe(2);
    wheel.report({ type: "spin.won", prize: { ...prize, code: "NONE", coins: 1 } });
    expect(wheel.read(selectRestSlice)).toBe(1);
  });
});

it("has no state and no transition that cannot be reached", () => {
  const replies = [read(3), read(0), lost];
  const done = (id: string) => [
    ...replies.map((output) => ({ type: `xstate.done.actor.${id}`, output })),
    { type: `xstate.error.actor.${id}`, error: new Error("broken") },
  ];
  const events = [
    { type: "spin.start" },
    { type: "spin.sent" },
    { type: "spin.won", prize },
    { type: "spin.won", prize: { ...prize, code: "ELSEWHERE" } },
    { type: "spin.ended" },
    { type: "wheel.stopped" },
    { type: "prize.close" },
    { type: "wheel.reload" },
    ...done("readSetup"),
    ...done("rereadSetup"),
    { type: "xstate.after.turnTimeout.spin.spinning.turning" },
  ];
  const unwalked = findUnwalked(spinMachine, {
    events,
    sameAs: ({ value, context }) => {
      const { wheel, coins, prize: won, error } = context as SpinContext;
      return JSON.stringify([value, wheel !== null, coins, won?.code, error]);
    },
  });
  expect(unwalked).toEqual({ states: [], transitions: [] });
});
