import { type Failure, fail, type Result, succeed } from "@satang/core";
import { expect, it, vi } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import { findUnwalked } from "../../test/walk-machine.ts";
import { gamePasswordMachine } from "./game-password.machine.ts";
import { selectGamePasswordError, selectGamePasswordStatus } from "./game-password.selectors.ts";

const network: Failure = { kind: "network" };
const refusal: Failure = {
  kind: "coded",
  code: "SLOT_RESET_PASSWORD_FAIL",
  message: "",
  status: 400,
};

function open(reply: Result<unknown> | Error, ...readings: (Result<boolean> | Error)[]) {
  const changed = vi.fn();
  const sendReset = vi.fn(async () => {
    if (reply instanceof Error) throw reply;
    return reply;
  });
  let find = () => {};
  const found = new Promise<void>((resolve) => {
    find = resolve;
  });
  const watchChange = vi.fn(() => found);
  const readChange = async () => {
    const reading = readings.shift() ?? succeed(false);
    if (reading instanceof Error) throw reading;
    return reading;
  };
  const actor = createActor(
    gamePasswordMachine.provide({
      actors: {
        sendReset: fromPromise(sendReset),
        readChange: fromPromise(readChange),
        watchChange: fromPromise(watchChange),
      },
      actions: { notifyChanged: changed },
    }),
  ).start();
  const status = () => selectGamePasswordStatus(actor.getSnapshot());
  const until = async (wanted: string) => {
    await waitFor(actor, ({ value }) => value === wanted);
  };
  return { actor, changed, find, sendReset, status, until, watchChange };
}

it("asks first, and makes one call whatever is tapped", async () => {
  const { actor, changed, sendReset, status, until } = open(succeed(null));
  actor.send({ type: "reset.confirm" });
  actor.send({ type: "reset.ask" });
  actor.send({ type: "reset.cancel" });
  expect(status()).toBe("idle");
  actor.send({ type: "reset.ask" });
  for (let tap = 0; tap < 3; tap += 1) actor.send({ type: "reset.confirm" });
  actor.send({ type: "reset.ask" });
  await until("changed");
  expect(sendReset).toHaveBeenCalledOnce();
  expect(changed).toHaveBeenCalledOnce();
  actor.send({ type: "reset.close" });
  expect(status()).toBe("idle");
});

it("says why the service refused, until the member has read it", async () => {
  const { actor, changed, until } = open(fail(refusal));
  actor.send({ type: "reset.ask" });
  actor.send({ type: "reset.confirm" });
  await until("refused");
  expect(selectGamePasswordError(actor.getSnapshot())).toBe(refusal);
  expect(changed).not.toHaveBeenCalled();
  actor.send({ type: "reset.close" });
  expect(selectGamePasswordError(actor.getSnapshot())).toBeNull();
});

it("finds out after a lost reply whether there is a new password", async () => {
  const { actor, changed, until } = open(fail(network), succeed(true));
  actor.send({ type: "reset.ask" });
  actor.send({ type: "reset.confirm" });
  await until("changed");
  expect(changed).toHaveBeenCalledOnce();
});

it.each<[string, Result<unknown> | Error, Result<boolean> | Error]>([
  ["the password is the same", fail(network), succeed(false)],
  ["nothing can be read", fail(network), fail(network)],
  ["the call broke, and then the reading", new Error("broken"), new Error("broken")],
])(
  "does not know the outcome when %s, and reads again when asked to",
  async (_, reply, reading) => {
    const { actor, sendReset, until } = open(reply, reading, succeed(true));
    actor.send({ type: "reset.ask" });
    actor.send({ type: "reset.confirm" });
    await until("outcomeUnknown");
    actor.send({ type: "reset.check" });
    await until("changed");
    expect(sendReset).toHaveBeenCalledOnce();
  },
);

it("goes on looking while the outcome is not known, and then reports a new password", async () => {
  const { actor, changed, find, sendReset, until, watchChange } = open(fail(network));
  actor.send({ type: "reset.ask" });
  actor.send({ type: "reset.confirm" });
  await until("outcomeUnknown");
  expect(watchChange).toHaveBeenCalledOnce();
  expect(changed).not.toHaveBeenCalled();
  find();
  await until("changed");
  expect(changed).toHaveBeenCalledOnce();
  expect(sendReset).toHaveBeenCalledOnce();
});

it("reaches every state and transition", () => {
  const done = (id: string, ...outputs: unknown[]) => [
    ...outputs.map((output) => ({ type: `xstate.done.actor.${id}`, output })),
    { type: `xstate.error.actor.${id}` },
  ];
  const events = [
    ...["ask", "confirm", "cancel", "check", "close"].map((verb) => ({ type: `reset.${verb}` })),
    ...done("sendReset", succeed(null), fail(refusal), fail(network)),
    ...done("readChange", succeed(true), succeed(false)),
    { type: "xstate.done.actor.watchChange" },
  ];
  expect(findUnwalked(gamePasswordMachine, { events })).toEqual({ states: [], transitions: [] });
});
