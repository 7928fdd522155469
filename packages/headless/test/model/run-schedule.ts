import { SAME_INTENTION_MS } from "@satang/machines";
import { createBackend, type Send } from "./backend.ts";
import type { Schedule, Step } from "./schedule.ts";
import { createDevice, openTab, type Report, type Tab } from "./tab.ts";
import { createVirtualTime } from "./virtual-time.ts";

/** The broken guarantees, in words; empty when there are none. */
export type Broken = readonly string[];

const MINUTE = 60_000;
/** Long enough for the longest outage, the settling time and the readings after it. */
const ALL_OVER = 5 * MINUTE;

const REPORTED: ReadonlySet<string> = new Set([
  "done",
  "refused",
  "nothingHappened",
  "notKnownYet",
]);
const DECIDED: ReadonlySet<string> = new Set(["done", "refused", "nothingHappened"]);

/**
 * Runs a schedule with the real engine and returns the guarantees that it broke:
 * 1. "done" reported: executed exactly once.
 * 2. "nothing happened" reported: none of the sends until then is executed, before or later.
 * 3. "refused" reported: not executed.
 * 4. At most one commit for an intention.
 * 5. Every intention that was sent is reported in the end, and decided when the service writes keys
 *    and no other device made the same transfer.
 * 6. The same order within 15 minutes has the same key until its outcome was reported.
 */
export async function runSchedule({
  traits,
  storageEventMs,
  fates,
  steps,
}: Schedule): Promise<Broken> {
  const time = createVirtualTime();
  const { setTimeout, clearTimeout } = globalThis;
  Object.assign(globalThis, { setTimeout: time.setTimeout, clearTimeout: time.clearTimeout });
  try {
    const device = createDevice(storageEventMs);
    const backend = createBackend(time, traits);
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
      return openTab({ time, device, backend, traits, report: (one) => report(number, one) });
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
          return backend.moveElsewhere(step.amount);
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

    const broken: string[] = [];
    const keys = new Set(backend.sends.map(({ key }) => key));
    for (const key of keys) {
      const sends = backend.sends.filter((send) => send.key === key);
      const commits = backend.commits.filter((commit) => commit.key === key);
      const ours = reports.filter((report) => report.key === key);
      if (commits.length > 1) broken.push(`${key} was carried out ${commits.length} times`);
      if (ours.some(({ status }) => status === "done") && commits.length !== 1) {
        broken.push(`${key} was reported as done and carried out ${commits.length} times`);
      }
      for (const { status, at } of ours) {
        if (status !== "nothingHappened" && status !== "refused") continue;
        const until = new Set(sends.filter((send) => send.at <= at).map(({ number }) => number));
        const wrong = commits.filter(({ send }) => until.has(send));
        if (wrong.length > 0) broken.push(`${key} was reported as ${status} and carried out`);
      }
      if (!ours.some(({ status }) => REPORTED.has(status)))
        broken.push(`${key} was never reported`);
      const isAlone = !steps.some(({ step }) => step.kind === "elsewhere");
      const isProvable = traits.references === "key" && traits.tellsTime && isAlone;
      const wasAnotherTabs = ours.some(({ status }) => status === "closed");
      if (isProvable && !wasAnotherTabs && !ours.some(({ status }) => DECIDED.has(status))) {
        broken.push(`${key} was never decided`);
      }
    }
    const firstSends = backend.sends.filter(
      ({ key, number }) => number === backend.sends.findIndex((send) => send.key === key),
    );
    for (const { key, at, amount } of firstSends) {
      const isNewKey = (earlier: Send) =>
        earlier.key !== key &&
        earlier.amount === amount &&
        earlier.at < at &&
        at - earlier.at < SAME_INTENTION_MS &&
        !reports.some((one) => one.key === earlier.key && one.at <= at && DECIDED.has(one.status));
      if (backend.sends.some(isNewKey)) broken.push(`${key} is the same order with another key`);
    }
    return broken;
  } finally {
    time.clear();
    Object.assign(globalThis, { setTimeout, clearTimeout });
  }
}
