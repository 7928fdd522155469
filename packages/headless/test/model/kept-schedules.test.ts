import { expect, test } from "vitest";
import { runSchedule } from "./run-schedule.ts";
import type { Schedule } from "./schedule.ts";

const traits = {
  honoursKeys: false,
  references: "key",
  lag: 0,
  rowClockError: 0,
  tellsTime: true,
} as const;
const operation = "transfer";
const lost = (acts: number | null) => ({ acts, reply: "lost", after: 20 }) as const;
const timeout = { acts: null, reply: "timeout", after: 20 } as const;
const order = (tab: 0 | 1) => ({ kind: "order", tab, amount: 30_000 }) as const;

/** The smallest schedules that broke a guarantee in the past, as `npm run model` printed them. */
const kept: readonly (readonly [string, Schedule])[] = [
  [
    "a tab that reads while another one sends again does not say that nothing happened",
    {
      operation,
      traits,
      storageEventMs: 5,
      fates: [timeout, { acts: 2_000, reply: "right", after: 20 }],
      steps: [
        { after: 1_000, step: order(0) },
        { after: 60_000, step: order(1) },
        { after: 60_000, step: order(0) },
        { after: 1_000, step: order(0) },
      ],
    },
  ],
  [
    "a tab no longer says that nothing happened after another one has sent it again",
    {
      operation,
      traits,
      storageEventMs: 5,
      fates: [
        { acts: null, reply: "busy409", after: 20 },
        { acts: 2_000, reply: "right", after: 20 },
      ],
      steps: [
        { after: 0, step: order(1) },
        { after: 900_000, step: { kind: "retry", tab: 0 } },
      ],
    },
  ],
  [
    "a device with a clock that is an hour ahead finds its own row",
    {
      operation,
      traits: { ...traits, references: "own", tellsTime: false },
      storageEventMs: 5,
      fates: [lost(59_000)],
      steps: [
        { after: 0, step: { kind: "jump", ms: 3_600_000, wakes: true } },
        { after: 0, step: order(0) },
        { after: 0, step: { kind: "statementDown", ms: 3_000 } },
      ],
    },
  ],
  [
    "a tab with a clock that jumps does not count the time that it watched an earlier send",
    {
      operation,
      traits: { ...traits, tellsTime: false },
      storageEventMs: 5,
      fates: [
        { acts: null, reply: "broken", after: 20 },
        { acts: 9_000, reply: "busy429", after: 20 },
      ],
      steps: [
        { after: 0, step: { kind: "retry", tab: 1 } },
        { after: 1_000, step: order(0) },
        { after: 900_000, step: { kind: "retry", tab: 0 } },
        { after: 1_000, step: { kind: "jump", ms: 3_600_000, wakes: true } },
      ],
    },
  ],
  [
    "a tab that learns late of another one's order does not send the same with a key of its own",
    {
      operation,
      traits,
      storageEventMs: 20_000,
      fates: [{ acts: null, reply: "broken", after: 20 }],
      steps: [
        { after: 0, step: order(1) },
        { after: 60, step: order(0) },
      ],
    },
  ],
  [
    "a tab that learns late of another one's retry does not say that nothing happened",
    {
      operation,
      traits: { ...traits, honoursKeys: true },
      storageEventMs: 20_000,
      fates: [
        timeout,
        { acts: 12_000, reply: "right", after: 20 },
        { acts: 0, reply: "right", after: 20 },
      ],
      steps: [
        { after: 0, step: order(0) },
        { after: 0, step: { kind: "retry", tab: 1 } },
        { after: 88_000, step: { kind: "retry", tab: 0 } },
        { after: 0, step: { kind: "retry", tab: 0 } },
      ],
    },
  ],
  [
    "a tab does not take its own row for an older one when rows are 20 s behind the Date header",
    {
      operation,
      traits: { ...traits, references: "none", rowClockError: -20_000 },
      storageEventMs: 5,
      fates: [{ acts: 0, reply: "timeout", after: 20 }],
      steps: [{ after: 900_000, step: order(0) }],
    },
  ],
  [
    "the refusal of a call that the browser repeated does not hide that the first call was executed",
    {
      operation,
      traits,
      storageEventMs: 5,
      fates: [{ acts: 0, reply: "repeated", after: 20 }],
      steps: [{ after: 0, step: order(0) }],
    },
  ],
  [
    "a QR order that timed out before an outage is decided",
    {
      operation: "qrCreate",
      traits,
      storageEventMs: 5,
      fates: [{ acts: null, reply: "timeout", after: 20 }],
      steps: [
        { after: 0, step: order(0) },
        { after: 35, step: { kind: "down", ms: 120_000 } },
        { after: 60_000, step: { kind: "reload", tab: 0 } },
        { after: 1_000, step: order(0) },
        { after: 1_000, step: { kind: "crash", tab: 1 } },
      ],
    },
  ],
  [
    "a tab that learns late of another one's retry does not say that nothing happened while the storage is full",
    {
      operation,
      traits: { ...traits, tellsTime: false },
      storageEventMs: 20_000,
      fates: [{ acts: null, reply: "broken", after: 20 }],
      steps: [
        { after: 0, step: { kind: "order", tab: 1, amount: 50_000 } },
        { after: 40, step: { kind: "full", isFull: true } },
        { after: 900_000, step: { kind: "jump", ms: -3_600_000, wakes: true } },
        { after: 1_000, step: { kind: "order", tab: 0, amount: 50_000 } },
      ],
    },
  ],
  [
    "neither of two tabs that order again while the storage is full says that nothing happened",
    {
      operation,
      traits: { ...traits, lag: 6_000 },
      storageEventMs: 20_000,
      fates: [{ acts: null, reply: "garbage", after: 20 }],
      steps: [
        { after: 60_000, step: order(1) },
        { after: 10_000, step: order(0) },
        { after: 0, step: { kind: "full", isFull: true } },
        { after: 91_000, step: order(1) },
        { after: 1_000, step: order(0) },
      ],
    },
  ],
  [
    "neither of two tabs that send the same again at once, while a clock that was set back does not move, says that it was refused",
    {
      operation,
      traits: { ...traits, honoursKeys: true, tellsTime: false },
      storageEventMs: 5,
      fates: [lost(null), lost(12_000), { acts: null, reply: "right", after: 20 }],
      steps: [
        { after: 0, step: order(0) },
        { after: 0, step: { kind: "jump", ms: -3_600_000, wakes: true } },
        { after: 92_090, step: order(1) },
        { after: 1_000, step: order(0) },
        { after: 45, step: order(1) },
      ],
    },
  ],
  [
    "an order is reported when the token changes to another member and back without a notice",
    {
      operation,
      traits,
      storageEventMs: 5,
      fates: [lost(200)],
      steps: [
        { after: 0, step: order(0) },
        { after: 100, step: { kind: "member", member: "m2", isSilent: true } },
        { after: 10_000, step: { kind: "member", member: "m1", isSilent: true } },
      ],
    },
  ],
  [
    "an order is reported when the token changes back on a page that was opened for the other member",
    {
      operation,
      traits,
      storageEventMs: 5,
      fates: [lost(200)],
      steps: [
        { after: 0, step: order(0) },
        { after: 100, step: { kind: "member", member: "m2", isSilent: true } },
        { after: 0, step: { kind: "reload", tab: 0 } },
        { after: 10_000, step: { kind: "member", member: "m1", isSilent: true } },
      ],
    },
  ],
];

/** Schedules that are rarely generated: each breaks a guarantee when the named rule is removed. */
const rules: readonly (readonly [string, Schedule])[] = [
  [
    "an intention that another tab has sent again is not removed",
    {
      operation,
      traits,
      storageEventMs: 5,
      fates: [lost(null), lost(null)],
      steps: [
        { after: 0, step: order(0) },
        { after: 85_000, step: order(1) },
        { after: 85_000, step: order(0) },
        { after: 0, step: { kind: "close", tab: 0 } },
        { after: 25, step: { kind: "close", tab: 1 } },
      ],
    },
  ],
  [
    "an intention that another tab has sent again is not removed when the clock of that tab was set back",
    {
      operation,
      traits: { ...traits, tellsTime: false },
      storageEventMs: 20_000,
      fates: [lost(null), lost(null)],
      steps: [
        { after: 0, step: order(0) },
        { after: 100_000, step: { kind: "jump", ms: -3_600_000, wakes: true } },
        { after: 0, step: order(1) },
        { after: 100_000, step: order(1) },
        { after: 60, step: { kind: "close", tab: 0 } },
      ],
    },
  ],
  [
    "a clock that jumped does not say how old an order is",
    {
      operation,
      traits: { ...traits, references: "none" },
      storageEventMs: 5,
      fates: [lost(0)],
      steps: [
        { after: 0, step: order(0) },
        { after: 85_000, step: order(1) },
        { after: 85_000, step: { kind: "jump", ms: 3_600_000, wakes: true } },
        { after: 0, step: order(1) },
      ],
    },
  ],
  [
    "an order that was prepared before a sleep is not sent after it",
    {
      operation,
      traits: { ...traits, tellsTime: false },
      storageEventMs: 5,
      fates: [],
      steps: [
        { after: 0, step: order(0) },
        { after: 5, step: { kind: "sleep", ms: 120_000, wakes: false } },
      ],
    },
  ],
  [
    "a page that still shows one member sends no order for the next one",
    {
      operation,
      traits,
      storageEventMs: 5,
      fates: [],
      steps: [
        { after: 0, step: { kind: "member", member: "m2", isSilent: true } },
        { after: 0, step: order(0) },
      ],
    },
  ],
  [
    "a call that left a device after it woke can be executed for 30 seconds more",
    {
      operation,
      traits,
      storageEventMs: 5,
      countsSleep: true,
      fates: [{ acts: 59_000, reply: "right", after: 20 }],
      steps: [
        { after: 60_000, step: order(0) },
        { after: 40, step: { kind: "sleep", ms: 120_000, wakes: false } },
      ],
    },
  ],
  [
    "an outcome is reported again when its page ends between the reply and the first picture",
    {
      operation,
      traits: { ...traits, references: "none" },
      storageEventMs: 5,
      fates: [{ acts: 0, reply: "right", after: 20 }],
      steps: [
        { after: 0, step: order(0) },
        { after: 200, step: { kind: "reload", tab: 0 } },
      ],
    },
  ],
  [
    "a second tab does not report what the first one shows just now",
    {
      operation,
      traits: { ...traits, references: "none" },
      storageEventMs: 5,
      fates: [{ acts: 0, reply: "right", after: 20 }],
      steps: [
        { after: 0, step: order(0) },
        { after: 200, step: { kind: "check", tab: 1 } },
      ],
    },
  ],
  [
    "a tab may say that nothing happened in the moment before another one sends it again",
    {
      operation: "register",
      traits,
      storageEventMs: 5,
      fates: [
        { acts: null, reply: "empty", after: 20 },
        { acts: 59_000, reply: "empty", after: 20 },
      ],
      steps: [
        { after: 1_000, step: order(1) },
        { after: 468, step: { kind: "down", ms: 3_000 } },
        { after: 1_000, step: { kind: "down", ms: 3_000 } },
        { after: 552, step: { kind: "down", ms: 3_000 } },
        { after: 91_000, step: order(0) },
        { after: 1_000, step: { kind: "close", tab: 0 } },
      ],
    },
  ],
];

test.each([...kept, ...rules])("%s", async (_title, schedule) => {
  expect(await runSchedule(schedule)).toEqual([]);
});
