import { createBackend } from "./backend.ts";
import { type Broken, brokenPromises, DECIDED } from "./promises.ts";
import type { Schedule, Step } from "./schedule.ts";
import { createDevice, openTab, type Report, type Tab } from "./tab.ts";
import { createVirtualTime } from "./virtual-time.ts";

const MINUTE = 60_000;
/** Long enough for the longest outage, the settling time and the readings after it. */
const ALL_OVER = 5 * MINUTE;

/** Runs a schedule with the real engine and returns the guarantees that it broke. */
export async function runSchedule(schedule: Schedule): Promise<Broken> {
  const { operation, traits, storageEventMs, fates, steps } = schedule;
  const time = createVirtualTime();
  const { setTimeout, clearTimeout } = globalThis;
  Object.assign(globalThis, { setTimeout: time.setTimeout, clearTimeout: time.clearTimeout });
  try {
    const device = createDevice(storageEventMs);
    const backend = createBackend(time, traits, operation);
    backend.fates = [...fates];
    const reports: Report[] = [];
    const last = new Map<string, string>();
    /** A message that stays visible is one report, made when it appeared. */
    const report = (tab: number, one: Report) => {
      const id = `${tab} ${one.key}`;
      if (last.get(id) !== one.status) reports.push(one);
      last.set(id, one.status);
    };
    let opened = 0;
    const open = () => {
      opened += 1;
      const number = opened;
      const ownReport = (one: Report) => report(number, one);
      return openTab({ time, device, backend, traits, operation, report: ownReport });
    };
    const tabs: [Tab | null, Tab | null] = [open(), null];
    const tabOf = (index: 0 | 1): Tab => {
      const tab = tabs[index] ?? open();
      tabs[index] = tab;
      return tab;
    };
    const take = (step: Step) => {
      switch (step.kind) {
        case "order":
          return tabOf(step.tab).submit(step.amount);
        case "retry":
        case "check":
        case "close":
          return tabOf(step.tab).send(`operation.${step.kind}`);
        case "crash":
          tabs[step.tab]?.crash();
          tabs[step.tab] = null;
          return;
        case "reload":
          tabs[step.tab]?.crash();
          tabs[step.tab] = open();
          return;
        case "elsewhere":
          return backend.orderElsewhere(step.amount);
        case "refund":
          return backend.refund(step.amount);
        case "down":
          backend.downUntil = time.now() + step.ms;
          return;
        case "statementDown":
          backend.statementDownUntil = time.now() + step.ms;
          return;
        case "jump":
          device.clockError += step.ms;
          return;
        case "full":
          device.isFull = step.isFull;
      }
    };
    for (const { after, step } of steps) {
      await time.runUntil(time.now() + after);
      take(step);
    }
    await time.runUntil(time.now() + 1_000);
    device.isFull = false;
    tabOf(0);
    const isOver = () =>
      backend.sends.every(({ key, at }) =>
        reports.some((one) => one.key === key && one.at >= at && DECIDED.has(one.status)),
      );
    for (let waited = 0; waited < ALL_OVER && !isOver(); waited += MINUTE / 2) {
      await time.runUntil(time.now() + MINUTE / 2);
    }
    // A late execution counts as late for every report.
    await time.runUntil(time.now() + 2 * MINUTE);
    for (const tab of tabs) tab?.crash();
    time.clear();

    return brokenPromises({ schedule, backend, reports });
  } finally {
    time.clear();
    Object.assign(globalThis, { setTimeout, clearTimeout });
  }
}
