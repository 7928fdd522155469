import { settleTime } from "@satang/machines/money";
import { type Backend, createBackend } from "./backend.ts";
import { timeoutOf } from "./client.ts";
import { createDevice, type SignedIn, signIn } from "./device.ts";
import { amountOf } from "./operations.ts";
import { type Broken, brokenPromises, DECIDED, hasStep } from "./promises.ts";
import type { Schedule, Step } from "./schedule.ts";
import { type Ordered, openTab, type Report, type Tab } from "./tab.ts";
import { createVirtualTime } from "./virtual-time.ts";

const MINUTE = 60_000;
/** The longest pause until the member is identified: while the service is down, or after the token changed without notice. */
const IDENTIFY_PAUSE = MINUTE;
/** For two readings after the settling time, half a minute apart. */
const LAST_READINGS = (3 * MINUTE) / 4;

/**
 * Time after which everything is decided that can be: no call is under way, the service is up, the member is identified,
 * every tab was notified of the last write, the settling time is over, and two readings show the same as all later ones.
 */
function timeUntilDecided(backend: Backend, schedule: Schedule, now: number): number {
  const { operation, storageEventMs } = schedule;
  // Without an order nothing is sent, and there is nothing to decide.
  if (!hasStep(schedule, "order")) return 0;
  const ends = [backend.busyUntil, backend.downUntil, backend.statementDownUntil];
  const isIdentified = !hasStep(schedule, "down", "member");
  return (
    Math.max(0, ...ends.map((end) => end - now)) +
    (isIdentified ? 0 : IDENTIFY_PAUSE) +
    storageEventMs +
    settleTime(timeoutOf(operation)) +
    LAST_READINGS
  );
}

/** Runs a schedule with the real engine and returns the guarantees that it broke. */
export async function runSchedule(schedule: Schedule): Promise<Broken> {
  const { operation, traits, storageEventMs, fates, steps, followedMs = 0 } = schedule;
  const time = createVirtualTime();
  const { setTimeout, clearTimeout } = globalThis;
  Object.assign(globalThis, { setTimeout: time.setTimeout, clearTimeout: time.clearTimeout });
  try {
    const device = createDevice(time, storageEventMs);
    const backend = createBackend(time, traits, operation);
    backend.fates = [...fates];
    const reports: Report[] = [];
    const orders: Ordered[] = [];
    const presses: number[] = [];
    const open = (tabValues: Map<string, string> | null) => {
      const last = new Map<string, string>();
      /** A message that stays visible is one report, made when it appeared. */
      const report = (one: Report) => {
        const shown = `${one.status} ${one.isSeen}`;
        if (last.get(one.key) !== shown) reports.push(one);
        last.set(one.key, shown);
      };
      return openTab({
        device,
        backend,
        traits,
        operation,
        tabValues,
        report,
        noteOrder: (ordered) => void orders.push(ordered),
      });
    };
    const newValues = () => (schedule.hasTabStorage ? new Map<string, string>() : null);
    const values = [newValues(), newValues()];
    const tabs: [Tab | null, Tab | null] = [open(values[0] ?? null), null];
    const tabOf = (index: 0 | 1): Tab => {
      const tab = tabs[index] ?? open(values[index] ?? null);
      tabs[index] = tab;
      return tab;
    };
    const readMember = () => {
      for (const tab of tabs) tab?.readMember();
    };
    const become = (member: SignedIn) => {
      device.signedIn = member;
      readMember();
      signIn(device, member);
    };
    backend.onSessionEnd = () => become(null);
    /** The page notices that the device woke, or that its clock was set. */
    const wake = () => {
      for (const tab of tabs) tab?.wake();
    };
    const closeTab = (index: 0 | 1) => {
      tabs[index]?.close();
      tabs[index] = null;
    };
    const take = async (step: Step) => {
      switch (step.kind) {
        case "order":
          presses.push(time.now());
          return tabOf(step.tab).submit(amountOf(operation, step.amount));
        case "retry":
          presses.push(time.now());
          return tabOf(step.tab).press(step.kind);
        case "check":
        case "close":
        case "forget":
          return tabOf(step.tab).press(step.kind);
        case "crash":
          closeTab(step.tab);
          values[step.tab] = newValues();
          return;
        case "reload":
          closeTab(step.tab);
          tabOf(step.tab);
          return;
        case "freeze": {
          const tab = tabs[step.tab];
          if (tab) tab.page.frozenUntil = Math.max(tab.page.frozenUntil, time.now() + step.ms);
          return;
        }
        case "sleep":
          device.asleepUntil = time.now() + step.ms;
          if (!schedule.countsSleep) device.uncounted += step.ms;
          backend.hold(device.asleepUntil);
          await time.runUntil(device.asleepUntil);
          if (step.wakes) wake();
          return;
        case "jump":
          device.clockError += step.ms;
          if (step.wakes) wake();
          return;
        case "member":
          if (!step.isSilent) return become(step.member);
          device.signedIn = step.member;
          return;
        case "elsewhere":
          return backend.orderElsewhere(amountOf(operation, step.amount));
        case "gift":
          return backend.gift(step.amount);
        case "down":
          backend.downUntil = time.now() + step.ms;
          return;
        case "statementDown":
          backend.statementDownUntil = time.now() + step.ms;
          return;
        case "lag":
          backend.lag = step.ms;
          return;
        case "full":
          device.isFull = step.isFull;
      }
    };
    /** A member cannot use a frozen tab. */
    const thawed = async (step: Step) => {
      const isPress = "tab" in step && step.kind !== "crash" && step.kind !== "freeze";
      const until = isPress ? (tabs[step.tab]?.page.frozenUntil ?? 0) : 0;
      if (until > time.now()) await time.runUntil(until);
    };
    for (const { after, step } of steps) {
      await time.runUntil(time.now() + after);
      await thawed(step);
      await take(step);
    }
    const frozen = tabs.map((tab) => tab?.page.frozenUntil ?? 0);
    // Long enough for an order that a tab was preparing when it was frozen.
    await time.runUntil(Math.max(time.now(), ...frozen) + 1_000);
    device.isFull = false;
    tabOf(0);
    const isOverFor = (member: SignedIn) =>
      backend.sends.every(
        ({ by, key, at }) =>
          (by !== "visitor" && by !== member) ||
          reports.some(
            (one) => one.key === key && one.at >= at && one.isSeen && DECIDED.has(one.status),
          ),
      );
    for (const member of ["m2", "m1"] as const) {
      if (member === "m2" && !backend.sends.some(({ by }) => by === member)) continue;
      const decided = time.now() + timeUntilDecided(backend, schedule, time.now());
      const end = Math.max(decided, time.now() + followedMs);
      while (time.now() < end) {
        if (device.signedIn !== member) become(member);
        if (isOverFor(member)) break;
        await time.runUntil(Math.min(end, time.now() + MINUTE / 2));
      }
    }
    // A slow tab reports later than another one.
    await time.runUntil(Math.max(time.now(), (reports.at(-1)?.at ?? 0) + 2 * MINUTE));
    for (const tab of tabs) tab?.close();
    // A late execution counts as late for every report.
    await time.runUntil(time.now() + 2 * MINUTE);
    time.clear();

    return brokenPromises({ schedule, backend, reports, orders, presses });
  } finally {
    time.clear();
    Object.assign(globalThis, { setTimeout, clearTimeout });
  }
}
