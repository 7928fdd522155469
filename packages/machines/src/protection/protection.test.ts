import { describe, expect, it, vi } from "vitest";
import { createActor, type EventObject, fromCallback } from "xstate";
import { findUnwalked } from "../../test/walk-machine.ts";
import { breakOfDays } from "./break.rules.ts";
import { passTime, REALITY_CHECK_MS } from "./play-time.rules.ts";
import { protectionMachine } from "./protection.machine.ts";
import {
  selectBreakEnd,
  selectDepositLimit,
  selectIsPlayStopped,
  selectProtectionSettings,
  selectProtectionStatus,
  selectServerNow,
  selectSessionMinutes,
  selectSessionStart,
  selectSessionTime,
  selectTimeLimit,
  selectTimeOfDay,
} from "./protection.selectors.ts";
import type { PlayTime, ProtectionContext, ProtectionEvent } from "./protection.types.ts";
import { applyChange, NO_PROTECTION } from "./settings.rules.ts";

const MINUTE = 60_000;
const NOON = Date.parse("2026-11-21T12:00:00+07:00");
const DAY = breakOfDays(1);

const onBreak = applyChange(NO_PROTECTION, { kind: "break", length: DAY }, NOON);
const anHour = applyChange(
  NO_PROTECTION,
  { kind: "limit", limit: "time", value: 60 * MINUTE },
  NOON,
);

function timeAt(minutes: number): PlayTime {
  let play = passTime(null, NOON);
  for (let at = 1; at <= minutes; at += 1) play = passTime(play, NOON + at * MINUTE);
  return play;
}

const passed = (minutes: number) =>
  ({ type: "time.passed", play: timeAt(minutes), now: NOON + minutes * MINUTE }) as const;

function open({ every = REALITY_CHECK_MS }: { every?: number | null } = {}) {
  const saved = vi.fn();
  const money = { isFree: true };
  let sendBack: (event: ProtectionEvent) => void = () => undefined;
  const actor = createActor(
    protectionMachine.provide({
      actors: {
        watchPlay: fromCallback<EventObject>((options) => {
          sendBack = options.sendBack;
        }),
      },
      actions: { saveAnswer: saved },
    }),
    { input: { every, isMoneyFree: () => money.isFree } },
  ).start();
  return {
    saved,
    money,
    report: (event: ProtectionEvent) => sendBack(event),
    answer: () => actor.send({ type: "check.answer" }),
    status: () => selectProtectionStatus(actor.getSnapshot()),
    read: <T>(select: (snapshot: ReturnType<typeof actor.getSnapshot>) => T) =>
      select(actor.getSnapshot()),
  };
}

describe("a reality check", () => {
  it("comes after 60 minutes and ends with the member's answer", () => {
    const protection = open();
    protection.report(passed(59));
    expect(protection.status()).toBe("playing");
    protection.report(passed(60));
    expect(protection.status()).toBe("checking");
    protection.answer();
    expect(protection.status()).toBe("playing");
    expect(protection.saved).toHaveBeenCalledTimes(1);
  });

  it("waits until no money call is under way", () => {
    const protection = open();
    protection.money.isFree = false;
    protection.report(passed(60));
    expect(protection.status()).toBe("playing");
    protection.money.isFree = true;
    protection.report(passed(61));
    expect(protection.status()).toBe("checking");
  });

  it("ends when it was answered in another tab", () => {
    const protection = open();
    protection.report(passed(60));
    const { play, now } = passed(60);
    protection.report({ type: "time.passed", play: { ...play, answered: 1 }, now });
    expect(protection.status()).toBe("playing");
    expect(protection.saved).not.toHaveBeenCalled();
  });

  it("does not come where a host turned it off", () => {
    const protection = open({ every: null });
    protection.report(passed(200));
    expect(protection.status()).toBe("playing");
  });
});

describe("a break", () => {
  it("begins at once, also while a check is asked, and ends at its time", () => {
    const protection = open();
    protection.report(passed(60));
    protection.report({ type: "settings.read", settings: onBreak });
    expect(protection.status()).toBe("onBreak");
    expect(protection.read(selectBreakEnd)).toBe(NOON + DAY);
    const now = NOON + DAY;
    protection.report({ type: "time.passed", play: passTime(null, now), now });
    expect(protection.status()).toBe("playing");
    expect(protection.read(selectBreakEnd)).toBeNull();
  });

  it("is in place before server time is known", () => {
    const protection = open();
    protection.report({ type: "settings.read", settings: onBreak });
    expect(protection.status()).toBe("onBreak");
  });
});

describe("the time of a day", () => {
  it("is up at its limit, until the next day", () => {
    const protection = open({ every: null });
    protection.report({ type: "settings.read", settings: anHour });
    protection.report(passed(59));
    expect(protection.status()).toBe("playing");
    protection.report(passed(60));
    expect(protection.status()).toBe("timeUp");
    const now = NOON + 12 * 60 * MINUTE;
    protection.report({ type: "time.passed", play: passTime(timeAt(60), now), now });
    expect(protection.status()).toBe("playing");
  });

  it("does not interrupt a money call", () => {
    const protection = open({ every: null });
    protection.report({ type: "settings.read", settings: anHour });
    protection.money.isFree = false;
    protection.report(passed(60));
    expect(protection.status()).toBe("playing");
    protection.money.isFree = true;
    protection.report(passed(61));
    expect(protection.status()).toBe("timeUp");
  });
});

it("says what counts now", () => {
  const protection = open();
  expect(protection.read(selectSessionTime)).toBeNull();
  expect(protection.read(selectSessionMinutes)).toBeNull();
  expect(protection.read(selectIsPlayStopped)).toBe(false);
  expect(protection.read(selectSessionStart)).toBeNull();
  expect(protection.read(selectServerNow)).toBeNull();
  expect(protection.read(selectTimeOfDay)).toBeNull();
  expect(protection.read(selectProtectionSettings)).toBeNull();
  expect(protection.read(selectDepositLimit)).toBeNull();
  expect(protection.read(selectTimeLimit)).toBeNull();
  protection.report(passed(12));
  protection.report({ type: "settings.read", settings: anHour });
  expect(protection.read(selectSessionTime)).toBe(12 * MINUTE);
  expect(protection.read(selectSessionStart)).toBe(NOON);
  expect(protection.read(selectServerNow)).toBe(NOON + 12 * MINUTE);
  expect(protection.read(selectTimeOfDay)).toBe(12 * MINUTE);
  expect(protection.read(selectTimeLimit)).toBe(60 * MINUTE);
  expect(protection.read(selectDepositLimit)).toBeNull();
  expect(protection.read(selectProtectionSettings)).toBe(anHour);
  const now = NOON + 12.5 * MINUTE;
  protection.report({ type: "time.passed", play: passTime(timeAt(12), now), now });
  expect(protection.read(selectSessionTime)).toBe(12.5 * MINUTE);
  expect(protection.read(selectSessionMinutes)).toBe(12 * MINUTE);
  expect(protection.read(selectIsPlayStopped)).toBe(false);
  protection.report(passed(60));
  expect(protection.read(selectIsPlayStopped)).toBe(true);
});

it("can reach every state, and every transition is tested", () => {
  const nextDay = NOON + 2 * DAY;
  const events = [
    passed(10),
    passed(60),
    { type: "time.passed", play: passTime(null, nextDay), now: nextDay },
    { type: "settings.read", settings: onBreak },
    { type: "settings.read", settings: anHour },
    { type: "check.answer" },
  ];
  const unwalked = findUnwalked(protectionMachine, {
    input: { every: REALITY_CHECK_MS, isMoneyFree: () => true },
    events,
    sameAs: ({ value, context }) => {
      const { play, settings, now } = context as ProtectionContext;
      return JSON.stringify([value, play, settings, now]);
    },
  });
  expect(unwalked).toEqual({ states: [], transitions: [] });
});
