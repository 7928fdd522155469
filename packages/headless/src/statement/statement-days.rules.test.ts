import { ZERO } from "@satang/core";
import { expect, test } from "vitest";
import { toStatementEntry } from "./statement.rules.ts";
import { groupByDay } from "./statement-days.rules.ts";

const NOW = Date.parse("2026-11-21T14:32:00+07:00");
const rows = (...moments: string[]) =>
  moments.map((createdAt, index) =>
    toStatementEntry(
      { _id: `st-${index}`, statementType: "deposit", status: "SUCCESS", amount: 1, createdAt },
      index,
      "THB",
    ),
  );

test("rows are grouped by the day of the site, not of UTC", () => {
  const days = groupByDay(
    rows("2026-11-21T00:30:00+07:00", "2026-11-20T16:59:00Z", "2026-11-20T00:00:00+07:00"),
    undefined,
    NOW,
  );
  expect(days.map(({ relative, entries }) => [relative, entries.length])).toEqual([
    ["today", 1],
    ["yesterday", 2],
  ]);
});

test("an older day has no name, and a day of the future is not today", () => {
  const days = groupByDay(
    rows("2026-11-22T09:00:00+07:00", "2026-11-19T09:00:00+07:00"),
    undefined,
    NOW,
  );
  expect(days.map(({ relative }) => relative)).toEqual([null, null]);
});

test("a day has the totals of the service, and nothing is added up from the page", () => {
  const [today, yesterday] = groupByDay(
    rows("2026-11-21T09:00:00+07:00", "2026-11-20T09:00:00+07:00"),
    [{ date: "2026-11-21", in: 500.25, out: 0 }],
    NOW,
  );
  expect(today?.totals).toEqual({ in: 500_25, out: ZERO });
  expect(yesterday?.totals).toBeNull();
});

test.each([
  [[{ date: "2026-11-21", in: -1, out: 0 }]],
  [[{ date: "2026-11-21", in: 0.001, out: 0 }]],
  [[{ date: "today", in: 1, out: 1 }]],
  [null],
])("totals that are no amounts are not shown: %j", (days) => {
  expect(groupByDay(rows("2026-11-21T09:00:00+07:00"), days, NOW)[0]?.totals).toBeNull();
});

test("rows with unreadable times are one day without a name", () => {
  const [only, ...others] = groupByDay(rows("soon", "later"), undefined, NOW);
  expect([only?.entries.length, only?.relative, others]).toEqual([2, null, []]);
});
