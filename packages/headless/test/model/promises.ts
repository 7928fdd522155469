import { SAME_INTENTION_MS } from "@satang/machines/money";
import type { Backend, Commit, Send } from "./backend.ts";
import { definitionOf, factsOf } from "./operations.ts";
import type { Schedule } from "./schedule.ts";
import type { Ordered, Report } from "./tab.ts";

/** The broken guarantees, in words; empty when there are none. */
export type Broken = readonly string[];

/** A schedule that ended. */
export type Run = {
  readonly schedule: Schedule;
  readonly backend: Pick<Backend, "sends" | "commits">;
  readonly reports: readonly Report[];
  readonly orders: readonly Ordered[];
  /** When the member pressed an order or a retry, ms. */
  readonly presses: readonly number[];
};

/** History of one intention. */
type Story = {
  readonly key: string;
  readonly sends: readonly Send[];
  readonly commits: readonly Commit[];
  readonly reports: readonly Report[];
};

export const DECIDED: ReadonlySet<string> = new Set([
  "done",
  "refused",
  "reversed",
  "nothingHappened",
]);
/** Decided, or removed by the member. */
const ENDED: ReadonlySet<string> = new Set([...DECIDED, "forgotten"]);
const REPORTED: ReadonlySet<string> = new Set([...ENDED, "notKnownYet"]);

/** Executing it more than once with the same key does no harm, and the service does so. */
function mayRepeat({ operation, traits }: Schedule): boolean {
  const { isKeyed } = factsOf(operation);
  return definitionOf(operation).isRepeatHarmless && !(isKeyed && traits.honoursKeys);
}

/** Whether it has a step of one of these kinds. */
export const hasStep = ({ steps }: Schedule, ...kinds: readonly string[]) =>
  steps.some(({ step }) => kinds.includes(step.kind));

/** Readings show the present. */
const isCurrent = (schedule: Schedule) => schedule.traits.lag === 0 && !hasStep(schedule, "lag");

/** A replica that lags more than the one of the last reading shows the coins of before: as many as after a spin. */
const isLikeSpin = ({ schedule }: Run) =>
  schedule.operation === "spin" && hasStep(schedule, "gift") && hasStep(schedule, "lag");

/**
 * "Done" of an order with a row: executed exactly once. Of another operation: its state is reached, also
 * by another device.
 */
function* falselyDone({ key, sends, commits, reports }: Story, run: Run): Generator<string> {
  const { schedule, backend } = run;
  for (const { status, at } of reports) {
    if (status !== "done") continue;
    const [first] = sends;
    const isReached = backend.commits.some(
      (one) => one.amount === first?.amount && one.by === first.by && one.at <= at,
    );
    const isOnce = commits.length === 1 || (commits.length > 1 && mayRepeat(schedule));
    const isDone = factsOf(schedule.operation).row === null ? isReached || isLikeSpin(run) : isOnce;
    if (!isDone) yield `${key} was reported as done and carried out ${commits.length} times`;
  }
}

/** "Reversed": executed, and the money was returned. */
function* falselyReversed({ key, commits, reports }: Story): Generator<string> {
  for (const { status, at } of reports) {
    const isReversed = ({ reversedAt }: Commit) => reversedAt !== null && reversedAt <= at;
    if (status === "reversed" && !commits.some(isReversed))
      yield `${key} was reported as reversed and was not`;
  }
}

/** A later QR replaced the one of this commit before it was reported. */
const isReplaced = ({ at, by }: Commit, reportedAt: number, { backend, schedule }: Run) =>
  schedule.operation === "qrCreate" &&
  backend.commits.some((later) => later.by === by && later.at > at && later.at <= reportedAt);

/** A coin that came meanwhile, and a spin without a prize, look the same as no spin. */
const isLikeNoSpin = (status: string, { schedule }: Run) =>
  schedule.operation === "spin" && status === "nothingHappened" && hasStep(schedule, "gift");

/**
 * At most one commit for an intention; one for each send when executing it twice does no harm, or when the member
 * ordered again because a spin looked like no spin.
 */
function* repeated({ key, sends, commits, reports }: Story, run: Run): Generator<string> {
  const isOrderedAgain = reports.some(({ status }) => isLikeNoSpin(status, run));
  const most = mayRepeat(run.schedule) || isOrderedAgain ? sends.length : 1;
  if (commits.length > most) yield `${key} was carried out ${commits.length} times`;
}

/** A refusal of a call that the browser repeated, when the statement cannot show the first call. */
const isHidden = (status: string, sends: readonly Send[], { schedule }: Run) => {
  const { operation, traits } = schedule;
  const isShown =
    factsOf(operation).row !== null &&
    !definitionOf(operation).isRepeatHarmless &&
    traits.references === "key" &&
    isCurrent(schedule) &&
    !hasStep(schedule, "down", "statementDown", "sleep", "freeze", "member");
  return status === "refused" && !isShown && sends.some(({ isRepeated }) => isRepeated);
};

/**
 * "Nothing happened" and "refused": none of the sends until then is executed, before or later. A QR
 * that was replaced leaves no trace.
 */
function* falselyAbsent({ key, sends, commits, reports }: Story, run: Run): Generator<string> {
  for (const { status, at, received } of reports) {
    if (status !== "nothingHappened" && status !== "refused") continue;
    const until = new Set(sends.map(({ number }) => number).filter((number) => number < received));
    const wrong = commits.filter(
      (commit) => until.has(commit.send ?? -1) && !isReplaced(commit, at, run),
    );
    if (wrong.length > 0 && !isHidden(status, sends, run) && !isLikeNoSpin(status, run))
      yield `${key} was reported as ${status} and carried out`;
  }
}

/** Other operations of the member can hide what became of it: a replica counts them late. */
function isProvable({ schedule, backend }: Run): boolean {
  const { operation, traits } = schedule;
  const { row } = factsOf(operation);
  if (row !== null && traits.references !== "key") return false;
  const isCounted = operation === "spin" || operation === "claimCoupon";
  const isOnlyOne = new Set(backend.sends.map(({ key }) => key)).size === 1;
  const mayBeHidden = hasStep(schedule, "elsewhere", "gift") || !(isOnlyOne || isCurrent(schedule));
  return !(isCounted && mayBeHidden);
}

/** An intention that is only in the storage of a tab ends with the tab. */
const mayBeLost = ({ schedule }: Run) =>
  Boolean(schedule.hasTabStorage) && hasStep(schedule, "full");

/**
 * The last send of every intention is reported in the end, and decided when the service can prove it: with keys on
 * rows, or by a state that the service shows.
 */
function* unreported({ key, sends, reports }: Story, run: Run): Generator<string> {
  const lastAt = Math.max(...sends.map(({ at }) => at));
  const later = reports.filter(({ at, isSeen }) => at >= lastAt && isSeen);
  if (mayBeLost(run)) return;
  if (!later.some(({ status }) => REPORTED.has(status))) yield `${key} was never reported`;
  if (isProvable(run) && !later.some(({ status }) => ENDED.has(status)))
    yield `${key} was never decided`;
}

/** Tabs that were notified of a report, on a device that runs: another one may have read the outcome by itself. */
const isNotified = (schedule: Schedule) =>
  schedule.storageEventMs < 1_000 && !hasStep(schedule, "freeze", "sleep", "full", "member");

/** The reply to a first send is reported once, after a crash too: never again after the member saw it. */
function* reportedAgain({ key, sends, reports }: Story, { schedule }: Run): Generator<string> {
  if (sends.length !== 1 || !isNotified(schedule)) return;
  const seen = reports.find(({ status, isAnswered, isSeen }) => {
    return DECIDED.has(status) && isAnswered && isSeen;
  });
  const isAgain = ({ status, at }: Report) => DECIDED.has(status) && seen && at > seen.at;
  if (reports.some(isAgain)) yield `${key} was reported again after it was seen`;
}

/** The service sends its time in seconds, and an age is the difference of two times, ms. */
const CLOCK_PRECISION = 2_000;

/** The same order within 15 minutes has the same key until its outcome was reported, or the member removed it. */
function* newKeys(run: Run): Generator<string> {
  const { sends } = run.backend;
  if (mayBeLost(run)) return;
  const isOver = ({ key, status, at }: Report, earlier: Send, until: number) =>
    key === earlier.key && at <= until && ENDED.has(status);
  const firstSends = sends.filter(
    ({ key, number }) => number === sends.findIndex((send) => send.key === key),
  );
  for (const { key, by, at, amount } of firstSends) {
    const isNewKey = (earlier: Send) =>
      earlier.key !== key &&
      earlier.by === by &&
      earlier.amount === amount &&
      earlier.at < at &&
      at - earlier.at < SAME_INTENTION_MS - CLOCK_PRECISION &&
      !run.reports.some((one) => isOver(one, earlier, at));
    if (sends.some(isNewKey)) yield `${key} is the same order with another key`;
  }
}

/** Every send of an intention is made for the member of the wallet that the page showed when it was ordered. */
function* sentForAnother({ key, sends }: Story, { schedule, orders }: Run): Generator<string> {
  const { shown = null } = orders.find((one) => one.key === key) ?? {};
  const isVisitors = definitionOf(schedule.operation).owner === "visitor";
  const owner = isVisitors ? "visitor" : (shown ?? sends[0]?.by);
  if (sends.some(({ by }) => by !== owner)) yield `${key} was sent for another member`;
}

/** After this time the member no longer expects that an order is sent, ms. */
const LONGEST_UNTIL_SENT = 60_000;

/** A call is sent within a minute after the member pressed, also when the device slept meanwhile. */
function* sentLate({ backend, presses }: Run): Generator<string> {
  for (const { key, at } of backend.sends) {
    const isExpected = (press: number) =>
      press <= at && at - press <= LONGEST_UNTIL_SENT + CLOCK_PRECISION;
    if (!presses.some(isExpected)) yield `${key} was sent when the member no longer expected it`;
  }
}

/** The guarantees of the engine (docs/money-engine.md) that a run broke. */
export function brokenPromises(run: Run): Broken {
  const { sends, commits } = run.backend;
  const keys = [...new Set(sends.map(({ key }) => key))];
  const stories = keys.map((key) => ({
    key,
    sends: sends.filter((send) => send.key === key),
    commits: commits.filter((commit) => commit.key === key),
    reports: run.reports.filter((report) => report.key === key),
  }));
  return [
    ...stories.flatMap((story) => [
      ...repeated(story, run),
      ...falselyDone(story, run),
      ...falselyReversed(story),
      ...falselyAbsent(story, run),
      ...unreported(story, run),
      ...reportedAgain(story, run),
      ...sentForAnother(story, run),
    ]),
    ...newKeys(run),
    ...sentLate(run),
  ];
}
