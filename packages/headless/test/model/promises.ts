import { SAME_INTENTION_MS } from "@satang/machines";
import { type Backend, type Commit, FACTS, type Send } from "./backend.ts";
import type { Schedule } from "./schedule.ts";
import type { Report } from "./tab.ts";

/** The broken guarantees, in words; empty when there are none. */
export type Broken = readonly string[];

/** A schedule that ended. */
export type Run = {
  readonly schedule: Schedule;
  readonly backend: Pick<Backend, "sends" | "commits">;
  readonly reports: readonly Report[];
};

/** What happened to one intention. */
type Story = {
  readonly key: string;
  readonly sends: readonly Send[];
  readonly commits: readonly Commit[];
  readonly reports: readonly Report[];
};

const REPORTED: ReadonlySet<string> = new Set([
  "done",
  "refused",
  "nothingHappened",
  "notKnownYet",
]);
export const DECIDED: ReadonlySet<string> = new Set(["done", "refused", "nothingHappened"]);

/** At most one commit for an intention; one for each send when executing it twice does no harm. */
function* repeated({ key, sends, commits }: Story, { schedule }: Run): Generator<string> {
  const { operation, traits } = schedule;
  const mayRepeat = operation !== "transfer" && !(FACTS[operation].isKeyed && traits.honoursKeys);
  if (commits.length > (mayRepeat ? sends.length : 1))
    yield `${key} was carried out ${commits.length} times`;
}

/**
 * "Done" of a transfer: executed exactly once. Of another operation: its state is reached, also
 * by another device.
 */
function* falselyDone({ key, sends, commits, reports }: Story, run: Run): Generator<string> {
  const isTransfer = run.schedule.operation === "transfer";
  for (const { status, at } of reports) {
    if (status !== "done") continue;
    const amount = sends[0]?.amount;
    const isReached = run.backend.commits.some((one) => one.amount === amount && one.at <= at);
    if (isTransfer ? commits.length !== 1 : !isReached)
      yield `${key} was reported as done and carried out ${commits.length} times`;
  }
}

/** A later QR replaced the one of this commit before it was reported. */
const isReplaced = ({ at }: Commit, reportedAt: number, { backend, schedule }: Run) =>
  schedule.operation === "qrCreate" &&
  backend.commits.some((later) => later.at > at && later.at <= reportedAt);

/** A refusal of a call that the browser repeated, when the statement cannot show the first call. */
const isHidden = (status: string, sends: readonly Send[], { schedule }: Run) => {
  const { operation, traits, steps } = schedule;
  const isShown =
    operation === "transfer" &&
    traits.references === "key" &&
    traits.lag === 0 &&
    !steps.some(({ step }) => step.kind === "down" || step.kind === "statementDown");
  return status === "refused" && !isShown && sends.some(({ isRepeated }) => isRepeated);
};

/**
 * "Nothing happened" and "refused": none of the sends until then is executed, before or later. A QR
 * that was replaced leaves no trace.
 */
function* falselyAbsent({ key, sends, commits, reports }: Story, run: Run): Generator<string> {
  for (const { status, at } of reports) {
    if (status !== "nothingHappened" && status !== "refused") continue;
    const until = new Set(sends.filter((send) => send.at <= at).map(({ number }) => number));
    const wrong = commits.filter(
      (commit) => until.has(commit.send ?? -1) && !isReplaced(commit, at, run),
    );
    if (wrong.length > 0 && !isHidden(status, sends, run))
      yield `${key} was reported as ${status} and carried out`;
  }
}

/**
 * Every intention that was sent is reported in the end, and decided when the service can prove it:
 * with keys on rows, or by a state that the service shows.
 */
function* unreported({ key, reports }: Story, { schedule }: Run): Generator<string> {
  const { operation, traits } = schedule;
  if (!reports.some(({ status }) => REPORTED.has(status))) yield `${key} was never reported`;
  const isProvable = traits.tellsTime && (operation !== "transfer" || traits.references === "key");
  const wasAnotherTabs = reports.some(({ status }) => status === "closed");
  if (isProvable && !wasAnotherTabs && !reports.some(({ status }) => DECIDED.has(status)))
    yield `${key} was never decided`;
}

/** The same order within 15 minutes has the same key until its outcome was reported. */
function* newKeys({ backend: { sends }, reports }: Run): Generator<string> {
  const firstSends = sends.filter(
    ({ key, number }) => number === sends.findIndex((send) => send.key === key),
  );
  for (const { key, at, amount } of firstSends) {
    const isNewKey = (earlier: Send) =>
      earlier.key !== key &&
      earlier.amount === amount &&
      earlier.at < at &&
      at - earlier.at < SAME_INTENTION_MS &&
      !reports.some((one) => one.key === earlier.key && one.at <= at && DECIDED.has(one.status));
    if (sends.some(isNewKey)) yield `${key} is the same order with another key`;
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
      ...falselyAbsent(story, run),
      ...unreported(story, run),
    ]),
    ...newKeys(run),
  ];
}
