import type { Failure, Result } from "@satang/core";
import { assign, type EventObject, fromCallback, fromPromise, setup } from "xstate";
import { notProvided } from "../actors/not-provided.ts";
import type { SpinContext, SpinEvent, SpinPrize, WheelSetup } from "./spin.types.ts";
import { LONGEST_TURN_MS } from "./wheel-motion.rules.ts";

/** Without a view that turns the wheel, the message about the prize waits this much longer than a turn, ms: a view rests first. */
const UNSEEN_MS = 900;

type Done = { event: { output: Result<WheelSetup> } };

const setupOf = ({ event: { output } }: Done): { setup: WheelSetup | null } => ({
  setup: output.ok ? output.data : null,
});

const failureOf = ({ event: { output } }: Done): { error: Failure | null } => ({
  error: output.ok ? null : output.error,
});

const prizeOf = ({ event }: { event: { prize: SpinPrize } }) => ({ prize: event.prize });

/** The wheel turns to the slice; a prize without a slice on this wheel is shown at once. */
const won = [
  {
    guard: { type: "isOnWheel", params: prizeOf },
    target: "#spin.spinning.turning",
    actions: { type: "setPrize", params: prizeOf },
  },
  { target: "#spin.finished", actions: { type: "setPrize", params: prizeOf } },
] as const;

/**
 * The prize wheel (journey.txt §5): idle, then spinning, then finished. The service decides what a spin wins; this machine
 * leads the wheel to it. The call is a money operation.
 *
 * Provide the actors:
 * - `readSetup` reads the wheel and the coins.
 * - `watchSpin` sends `spin.sent`, `spin.won` and `spin.ended`.
 */
export const spinMachine = setup({
  types: { context: {} as SpinContext, events: {} as SpinEvent },
  actors: {
    readSetup: fromPromise<Result<WheelSetup>>(notProvided("spin", "readSetup")),
    watchSpin: fromCallback<EventObject>(() => undefined),
  },
  actions: {
    setSetup: assign((_, { setup }: { setup: WheelSetup | null }) =>
      setup === null ? {} : { ...setup, error: null },
    ),
    setError: assign((_, { error }: { error: Failure | null }) => ({ error })),
    setPrize: assign(({ context: { wheel, slice } }, { prize }: { prize: SpinPrize }) => {
      const index = wheel?.slices.findIndex(({ code }) => code === prize.code) ?? -1;
      return { prize, coins: prize.coins, slice: index < 0 ? slice : index };
    }),
    clearPrize: assign({ prize: null }),
    /** For the host: order a spin. */
    notifyStarted: () => {},
    /** For the host: coupons must be read again. */
    notifyReloaded: () => {},
  },
  guards: {
    isOk: (_, { setup }: { setup: WheelSetup | null }) => setup !== null,
    hasCoin: ({ context }) => context.coins > 0 && (context.wheel?.slices.length ?? 0) > 0,
    isOnWheel: ({ context }, { prize }: { prize: SpinPrize }) =>
      context.wheel?.slices.some(({ code }) => code === prize.code) ?? false,
  },
  delays: {
    turnTimeout: LONGEST_TURN_MS + UNSEEN_MS,
  },
}).createMachine({
  id: "spin",
  context: { wheel: null, coins: 0, prize: null, slice: 0, error: null },
  initial: "loading",
  invoke: { id: "watchSpin", src: "watchSpin" },
  states: {
    loading: {
      invoke: {
        id: "readSetup",
        src: "readSetup",
        onDone: [
          {
            guard: { type: "isOk", params: setupOf },
            target: "idle",
            actions: { type: "setSetup", params: setupOf },
          },
          { target: "readFailed", actions: { type: "setError", params: failureOf } },
        ],
        onError: "readFailed",
      },
    },

    readFailed: { on: { "wheel.reload": "loading" } },

    idle: {
      on: {
        "spin.start": { guard: "hasCoin", actions: "notifyStarted" },
        "spin.sent": "spinning",
        // The outcome of a lost reply was found out.
        "spin.won": won,
        "wheel.reload": "reloading",
      },
    },

    spinning: {
      initial: "waiting",
      states: {
        waiting: { on: { "spin.won": won, "spin.ended": "#spin.reloading" } },
        turning: {
          after: { turnTimeout: "#spin.finished" },
          on: { "wheel.stopped": "#spin.finished" },
        },
      },
    },

    finished: { on: { "prize.close": { target: "reloading", actions: "clearPrize" } } },

    /** The wheel stays as it was, also when it cannot be read again. */
    reloading: {
      entry: "notifyReloaded",
      invoke: {
        id: "rereadSetup",
        src: "readSetup",
        onDone: { target: "idle", actions: { type: "setSetup", params: setupOf } },
        onError: "idle",
      },
      on: { "spin.sent": "spinning", "spin.won": won },
    },
  },
});
