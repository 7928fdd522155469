import { factsOf } from "@satang/api";
import { type Backend, operationOf } from "./backend.ts";
import { faultsOf, type Trouble } from "./faults.ts";
import { type Manner, ordersOf } from "./manners.ts";
import { type Operation, signIn } from "./operations.ts";
import { createDevice, openTab, type Report, type Tab } from "./tab.ts";

/** How a cell ended. */
export type Cell = {
  readonly operation: string;
  readonly trouble: string;
  readonly manner: Manner;
  /** How often the service executed it. */
  readonly commits: number;
  /** How often it was sent. */
  readonly sends: number;
  /** The last status of each operation of each open tab. */
  readonly last: readonly string[];
  readonly doubleCommits: readonly string[];
  readonly wrongReports: readonly string[];
  readonly blankScreens: readonly string[];
  readonly endlessLoaders: readonly string[];
};

const SECOND = 1_000;
const STEP = 5 * SECOND;
/** The client's timeout of a call, ms. */
const timeoutOf = ({ call }: Operation) => factsOf(call).timeoutMs ?? 60 * SECOND;
/** From the timeout on: the rest of the settling time (30 s), the readings after it, and the longest pause between readings. */
const LONGEST_AFTER_TIMEOUT = 120 * SECOND;
/** No service of the matrix executes an order later than this. */
const LAST_EFFECT = 75 * SECOND;
/** The time before the call. */
const LONGEST_BEFORE_CALL = 2 * SECOND;
/** The readings before "not known yet". */
const LONGEST_CHECKING = 12 * SECOND;
/** Time between the taps of a double tap. */
const DOUBLE_TAP = 80;
/** When the member closes the message, or sends it again. */
const IMPATIENT = 6 * SECOND;
const SIGN_IN_AGAIN = 5 * SECOND;

const DECIDED: ReadonlySet<string> = new Set([
  "done",
  "refused",
  "reversed",
  "nothingHappened",
  "notSent",
  "closed",
]);
const NOT_COMMITTED: ReadonlySet<string> = new Set(["refused", "reversed", "nothingHappened"]);
/** Statuses of an order that was sent. */
const KNOWS_OF_A_CALL: ReadonlySet<string> = new Set([
  ...NOT_COMMITTED,
  "done",
  "checking",
  "notKnownYet",
]);
const isShown = (status: string) => status !== "closed" && status !== "elsewhere";

const lastOf = (reports: readonly Report[]) => reports.at(-1)?.status ?? "elsewhere";

/** Statuses that must not last. */
function* endlessLoaders(tab: Tab, end: number, timeout: number): Generator<string> {
  for (const { reports } of tab.shown) {
    for (const [index, { status, at }] of reports.entries()) {
      const lasted = (reports[index + 1]?.at ?? end) - at;
      if (status === "submitting" && lasted > timeout + LONGEST_BEFORE_CALL)
        yield `submitting ${lasted} ms`;
      if (status === "checking" && lasted > LONGEST_CHECKING) yield `checking ${lasted} ms`;
    }
  }
}

/** Runs one cell, and compares the reported status with the executions at the service. */
export async function runCell(
  backend: Backend,
  operation: Operation,
  trouble: Trouble,
  manner: Manner,
  token: string,
): Promise<Cell> {
  const { time, sandbox, sent } = backend;
  const { scenario } = sandbox;
  const { order, count } = await operation.begin(backend, token);
  scenario.faults.clear();
  if (trouble.settings) await scenario.setSettings(trouble.settings);
  backend.dateError = trouble.dateError ?? 0;
  backend.breaksBody = trouble.breaksBody ?? false;
  // A replica shows an earlier state: before the order there was nothing else.
  await time.advance(10 * SECOND);
  for (const fault of faultsOf(trouble, operation)) scenario.faults.add(fault);

  const device = createDevice(operation.isVisitors ? null : token);
  const broken: string[] = [];
  const open = () =>
    openTab(backend, device, {
      honoursKeys: manner === "retry",
      onUnauthorized: () => {
        device.token = null;
      },
    });
  const onError = (error: unknown) => void broken.push(String(error));
  process.on("uncaughtException", onError);
  process.on("unhandledRejection", onError);
  const tabs: Tab[] = [open(), ...(manner === "two tabs" ? [open()] : [])];
  const [first, second] = tabs;
  const sentBefore = sent.length;
  const sends = () =>
    sent.slice(sentBefore).filter(({ call }) => operationOf(call) === operation.call);
  const live = () => tabs.filter(({ isAlive }) => isAlive);
  const isKeyed = factsOf(operation.call).money === true && trouble.settings?.idempotency !== false;
  const mayRepeat = operation.isRepeatHarmless && !isKeyed;
  const longest = timeoutOf(operation) + LONGEST_AFTER_TIMEOUT;
  const submit = (tab = first) => tab?.submit(operation.name, order);
  const isDecided = () =>
    live().every(({ shown }) => shown.every(({ reports }) => DECIDED.has(lastOf(reports))));
  try {
    await time.advance(SECOND);
    const start = time.now();
    submit();
    if (manner === "double tap") {
      await time.advance(DOUBLE_TAP);
      submit();
    }
    if (manner === "two tabs") {
      await time.advance(DOUBLE_TAP / 8);
      submit(second);
    }
    while (sends().length === 0 && time.now() < start + SECOND) await time.advance(1);
    if (manner === "reload") {
      first?.crash();
      tabs.push(open());
    }
    if (trouble.endsSession) {
      await time.advance(SIGN_IN_AGAIN);
      device.token = await signIn(backend);
      for (const tab of live()) {
        // Signing in again loads the app for this member.
        tab.crash();
        tabs.push(open());
      }
    }
    await time.advance(Math.max(0, start + IMPATIENT - time.now()));
    if (manner === "again" && !isDecided()) {
      for (const tab of live()) tab.send("operation.close");
      submit(live()[0]);
    }
    if (manner === "retry") for (const tab of live()) tab.send("operation.retry");
    const untilDecided = async () => {
      const from = time.now();
      while (!isDecided() && time.now() < from + longest) await time.advance(STEP);
      await time.advance(Math.max(0, from + LAST_EFFECT - time.now()));
    };
    const everyReport = () => tabs.flatMap(({ shown }) => shown.flatMap((one) => one.reports));
    const wrongReports: string[] = [];
    let checked = 0;
    /** The statuses since the last check must be correct for the executions so far. */
    const checkReports = async () => {
      const commits = await count();
      const isDouble = commits > (mayRepeat ? ordersOf(manner) : 1);
      for (const { status } of everyReport().slice(checked)) {
        if (status === "done" && (commits === 0 || isDouble))
          wrongReports.push(`done, committed ${commits} times`);
        if (NOT_COMMITTED.has(status) && commits !== 0)
          wrongReports.push(`${status}, committed ${commits} times`);
      }
      checked = everyReport().length;
      return { commits, isDouble };
    };
    await untilDecided();
    const isRetryOffered = live().some(({ shown }) =>
      shown.some(({ reports }) => lastOf(reports) === "nothingHappened"),
    );
    if (manner === "later" && isRetryOffered) {
      await checkReports();
      for (const tab of live()) tab.send("operation.retry");
      await untilDecided();
    }

    const end = time.now();
    scenario.faults.clear();
    await scenario.setSettings({ replicaLagMs: 0 });
    await scenario.carryOutLateCalls();
    const { commits, isDouble } = await checkReports();
    const reports = everyReport();
    const last = live().flatMap(({ shown }) => shown.map((one) => lastOf(one.reports)));
    const wasReported = reports.some(({ status }) => DECIDED.has(status) && isShown(status));
    if (sends().length > 0 && reports.every(({ status }) => !KNOWS_OF_A_CALL.has(status)))
      wrongReports.push("reported as not sent");
    const isOpen = last.includes("notKnownYet");
    if (sends().length > 0 && !wasReported && !isOpen) wrongReports.push("never reported");
    if (sends().length === 0 && commits > 0) wrongReports.push("committed without a call");
    if (isOpen && !trouble.mayStayOpen) wrongReports.push("never decided");
    return {
      operation: operation.name,
      trouble: trouble.name,
      manner,
      commits,
      sends: sends().length,
      last,
      doubleCommits: isDouble ? [`committed ${commits} times`] : [],
      wrongReports: [...new Set(wrongReports)],
      blankScreens: reports.length === 0 ? [...broken, "nothing was shown"] : broken,
      endlessLoaders: [
        ...live().flatMap((tab) => [...endlessLoaders(tab, end, timeoutOf(operation))]),
        ...last.filter((status) => status === "submitting" || status === "checking"),
      ],
    };
  } finally {
    for (const tab of live()) tab.crash();
    process.off("uncaughtException", onError);
    process.off("unhandledRejection", onError);
  }
}
