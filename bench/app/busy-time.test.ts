import { expect, test } from "vitest";
import { busyTime, type TraceEvent } from "./busy-time.ts";

const PAGE = { pid: 1, tid: 2, args: {} };

/** An event, ms, and how long after it its frame was done. */
const event = (at: number, frame: number, interactionId = 7): TraceEvent => ({
  ...PAGE,
  name: "EventTiming",
  ph: "b",
  ts: at * 1_000,
  args: { data: { interactionId, timeStamp: 500 + at, commitFinishTime: 500 + at + frame } },
});

const task = (at: number, busy: number, tid = PAGE.tid): TraceEvent => ({
  ...PAGE,
  tid,
  name: "RunTask",
  ph: "X",
  ts: at * 1_000,
  tdur: busy * 1_000,
});

test("the time of an interaction is that of the tasks on its thread, from the event to its frame", () => {
  const trace = [task(5, 9), event(10, 20), task(11, 3), task(12, 9, 99), task(29, 2), task(30, 9)];
  expect(busyTime(trace)).toBe(5);
});

test("a key that is released after the frame does not count what the page did meanwhile", () => {
  expect(busyTime([event(0, 20), task(1, 8), task(30, 60), event(100, 10), task(101, 1)])).toBe(8);
});

test("an event that is no part of an interaction has no time", () => {
  expect(busyTime([event(0, 20, 0), task(1, 8)])).toBeNull();
});

test("an event without a frame of its own counts until the next paint", () => {
  const { args, ...rest } = event(0, 0);
  const closed = { ...rest, args: { data: { ...args.data, commitFinishTime: 0, duration: 16 } } };
  expect(busyTime([closed, task(1, 8), task(17, 60)])).toBe(8);
});
