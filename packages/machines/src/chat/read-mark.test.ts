import { fail, type Result, succeed } from "@satang/core";
import { expect, it, vi } from "vitest";
import { createActor, fromPromise, SimulatedClock, waitFor } from "xstate";
import {
  READ_DELAY_MS,
  readMarkMachine,
  selectReadAt,
  UNPROVEN_MARKS,
} from "./read-mark.machine.ts";

function open(...replies: Result<unknown>[]) {
  const clock = new SimulatedClock();
  const sendMark = vi.fn(async () => replies.shift() ?? succeed({}));
  const notifyRead = vi.fn();
  const machine = readMarkMachine.provide({
    actors: { sendMark: fromPromise(sendMark) },
    actions: { notifyRead },
  });
  const actor = createActor(machine, { clock, input: { readAt: null } }).start();
  const until = (value: string) => waitFor(actor, (snapshot) => snapshot.value === value);
  return { actor, clock, notifyRead, sendMark, until };
}

it("marks messages as read after one second in view", async () => {
  const { actor, clock, notifyRead, sendMark, until } = open();
  actor.send({ type: "unread.show", at: 7 });
  clock.increment(READ_DELAY_MS - 1);
  expect(sendMark).not.toHaveBeenCalled();
  clock.increment(1);
  await until("hidden");
  expect(sendMark).toHaveBeenCalledOnce();
  expect(notifyRead).toHaveBeenCalledOnce();
  expect(selectReadAt(actor.getSnapshot())).toBe(7);
});

it("marks nothing that left the view before", () => {
  const { actor, clock, sendMark } = open();
  for (let time = 0; time < 3; time += 1) {
    actor.send({ type: "unread.show", at: 7 });
    clock.increment(READ_DELAY_MS - 1);
    actor.send({ type: "unread.hide" });
    clock.increment(READ_DELAY_MS);
  }
  expect(sendMark).not.toHaveBeenCalled();
});

it("sends a mark that failed again after 5 s", async () => {
  const { actor, clock, notifyRead, sendMark, until } = open(fail({ kind: "network" }));
  actor.send({ type: "unread.show", at: 7 });
  clock.increment(READ_DELAY_MS);
  await until("failed");
  expect(notifyRead).not.toHaveBeenCalled();
  clock.increment(5000);
  await until("hidden");
  expect(sendMark).toHaveBeenCalledTimes(2);
});

it("marks a message that arrives during the call with a mark of its own", async () => {
  const { actor, clock, sendMark, until } = open();
  actor.send({ type: "unread.show", at: 7 });
  clock.increment(READ_DELAY_MS);
  actor.send({ type: "unread.show", at: 7 });
  clock.increment(READ_DELAY_MS);
  await until("hidden");
  expect(sendMark).toHaveBeenCalledTimes(2);
});

it("counts what was seen as read when the replies prove nothing, and does not ask without end", async () => {
  const foreign = fail({ kind: "raw", message: "", status: 200 });
  const { actor, clock, notifyRead, sendMark, until } = open(
    ...Array.from({ length: UNPROVEN_MARKS }, () => foreign),
  );
  actor.send({ type: "unread.show", at: 7 });
  clock.increment(READ_DELAY_MS);
  for (let mark = 1; mark < UNPROVEN_MARKS; mark += 1) {
    await until("failed");
    expect([sendMark.mock.calls.length, notifyRead.mock.calls.length]).toEqual([mark, 0]);
    expect(selectReadAt(actor.getSnapshot())).toBe(7);
    clock.increment(5000);
  }
  await until("hidden");
  expect(notifyRead).toHaveBeenCalledOnce();
});
