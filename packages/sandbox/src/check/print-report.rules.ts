import type { CallReport, CheckReport, MoneyReport } from "./check.types.ts";

const INDENT = " ".repeat(8);

/** The lines of one call. */
export function linesOfCall(call: CallReport): readonly string[] {
  const { verdict, method, path, as, status, operationId, problems, note } = call;
  const caller = as === "no token" || as === "wrong token" ? `, ${as}` : "";
  const end = [status === null ? "" : String(status), note ?? ""].filter(Boolean).join(" ");
  return [
    `${verdict.padEnd(7)} ${method.padEnd(6)} ${path} (${operationId}${caller}) ${end}`.trimEnd(),
    ...problems.map(({ at, message }) => `${INDENT}${at === null ? "" : `${at}: `}${message}`),
  ];
}

type Property = readonly [holds: boolean, property: string, otherwise: string];

const WAITED_ENOUGH_MS = 90_000;

function propertiesOf(money: MoneyReport): readonly Property[] {
  const seen = money.visibleAfterMs;
  return [
    [
      money.honoursKeys,
      "a key is executed once",
      "leave `backend.honoursKeys` out: a retry waits until the settling time is over",
    ],
    [
      money.otherBody !== "executed",
      `a key with another body is ${money.otherBody === "refused" ? "refused" : "not executed"}`,
      "it was executed; the client never sends one key with two bodies",
    ],
    [
      money.writesKeys,
      "statement rows carry the key as `reference`",
      'after a lost reply the outcome stays "not known yet", with the row that may match',
    ],
    [
      money.isNewestFirst,
      "the statement has the newest row first",
      "the money engine needs it: it cannot prove that nothing happened",
    ],
    [money.tellsTime, "replies carry a `Date` header", "countdowns follow the clock of the device"],
    [
      seen !== null,
      `a row is visible after ${((seen ?? 0) / 1_000).toFixed(1)} s`,
      "no row was visible in time: set `backend.settleMs` to more than that takes",
    ],
  ];
}

/** Lines about the properties of a backend and their meaning for the options of the client. */
export function linesOfMoney(money: MoneyReport): readonly string[] {
  const properties = propertiesOf(money).map(([holds, property, otherwise]) =>
    holds ? `  yes  ${property}` : `  no   ${property}: ${otherwise}`,
  );
  const isProven = money.settleMs >= WAITED_ENOUGH_MS;
  const option = money.honoursKeys
    ? isProven
      ? "createSatang({ …, backend: { honoursKeys: true } })"
      : `no option: with --settle ${money.settleMs / 1_000} nothing is proven, 90 is needed for honoursKeys`
    : "createSatang({ … }): no `backend.honoursKeys`";
  return ["", "Money (docs/money-engine.md):", ...properties, `  →    ${option}`];
}

/** Adapters that make successes of replies that prove nothing, to paste into the code of a client. */
export function linesOfAdapters({ calls }: CheckReport): readonly string[] {
  const adapters = [
    ...new Set(calls.flatMap(({ adapter }) => (adapter === null ? [] : [adapter]))),
  ];
  if (adapters.length === 0) return [];
  return [
    "",
    "Replies that prove nothing. If your backend answers so when it has executed the call:",
    'import { defineOperations } from "@satang/api";',
    "export const operations = defineOperations({",
    ...adapters.flatMap((lines) => lines.split("\n").map((line) => `  ${line}`)),
    "});",
  ];
}

/** The last lines: what was not checked, and whether all of the rest conforms. */
export function linesOfEnd({ calls, stopped, conforms }: CheckReport): readonly string[] {
  const count = (verdict: CallReport["verdict"]) =>
    calls.filter((call) => call.verdict === verdict).length;
  const counts = `${count("ok")} ok, ${count("broken")} broken, ${count("skipped")} skipped`;
  return [
    "",
    ...(stopped === null ? [] : [`Stopped: ${stopped}`]),
    `${conforms ? "Conforms" : "Does not conform"}: ${counts}.`,
  ];
}
