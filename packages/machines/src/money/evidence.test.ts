import { satang } from "@satang/core";
import { describe, expect, it } from "vitest";
import {
  type Evidence,
  type EvidenceRow,
  findFreshRows,
  judgeMove,
  readBaseline,
  toBaseline,
} from "./evidence.rules.ts";
import { toIntentionKey } from "./intention-key.rules.ts";

const row = (fields: Partial<EvidenceRow> = {}): EvidenceRow => ({
  type: "transfer",
  from: "wallet",
  to: "PG",
  amount: satang(30_000),
  status: "success",
  createdAt: "2026-11-21T10:00:01+07:00",
  reference: null,
  ...fields,
});
const old = row({ createdAt: "2026-11-21T09:00:00+07:00" });
const reading = (
  rows: readonly EvidenceRow[] | null,
  fields: Partial<Evidence> = {},
): Evidence => ({ member: "m1", rows, isWhole: true, ...fields });
const matches = ({ type, from, to, amount }: EvidenceRow) =>
  type === "transfer" && from === "wallet" && to === "PG" && amount === 30_000;
/** The verdict on a reading, after `before` was read before the send. */
const judge = (after: Evidence, before: readonly EvidenceRow[] = [old]) =>
  judgeMove({ key: "k1", member: "m1", before: toBaseline(before, matches), matches }, after).kind;

describe("a row with the key of the order is proof", () => {
  it("done", () => {
    expect(judge(reading([row({ reference: "k1" }), old]))).toBe("done");
    expect(judge(reading([row({ reference: "k1", status: "PROCESSING" })]))).toBe("done");
  });
  it("reversed when the row failed", () => {
    expect(judge(reading([row({ reference: "k1", status: "FAILED" })]))).toBe("reversed");
  });
  it("done when the browser repeated the call, and the second one failed", () => {
    const own = [row({ reference: "k1", status: "FAILED" }), row({ reference: "k1" })];
    expect(judge(reading([...own, old]))).toBe("done");
    expect(judge(reading([...own.toReversed(), old]))).toBe("done");
  });
  it("done, also when the backend wrote the key in capitals", () => {
    expect(judge(reading([row({ reference: "K1" }), old]))).toBe("done");
  });
  it("done, even when the page does not reach back to the send", () => {
    expect(judge(reading([row({ reference: "k1" })], { isWhole: false }))).toBe("done");
  });
});

describe("without such a row", () => {
  it("a new row with the key of another order belongs to that order, also when another device made it", () => {
    const foreign = row({ reference: toIntentionKey("00000000-9d0e-4c1a-9f6e-2c1b7f4c9a10") });
    expect(judge(reading([foreign, old]))).toBe("absent");
  });

  it("a row without a key may match, although the backend wrote keys before: it may have stopped, or one of its servers does not write them", () => {
    const earlier = row({ reference: toIntentionKey("00000000-9d0e-4c1a-9f6e-2c1b7f4c9a10") });
    expect(judge(reading([row(), earlier, old]), [earlier, old])).toBe("unclear");
  });

  it.each([
    ["no reference", null],
    ["a number of the backend's own", "TX-9001"],
    ["a UUID of the backend's own", "5f0c6c0e-9d0e-4c1a-9f6e-2c1b7f4c9a10"],
  ])("a new row with %s may belong to another device: it proves nothing", (_name, reference) => {
    expect(judge(reading([row({ reference }), old]))).toBe("unclear");
  });

  it("rows of another kind, with other accounts or another amount do not match", () => {
    const others = [
      row({ type: "deposit" }),
      row({ to: "JOKER" }),
      row({ amount: satang(20_000) }),
    ];
    expect(judge(reading([...others, old]))).toBe("absent");
  });

  it("an equal row from before the send does not match", () => {
    expect(judge(reading([old]))).toBe("absent");
  });

  it("an equal row that is older than the rows read before the send does not match", () => {
    const older = row({ createdAt: "2026-11-21T08:00:00+07:00" });
    expect(judge(reading([old, older]))).toBe("absent");
  });

  it("an equal row that the reading before the send did not show may match: that reading may have been outdated", () => {
    expect(judge(reading([old]), [])).toBe("unclear");
    const later = row({ createdAt: "2026-11-21T09:30:00+07:00" });
    expect(judge(reading([later, old]))).toBe("unclear");
  });

  it.each([
    ["seconds behind", "2026-11-21T09:59:50+07:00"],
    ["minutes behind", "2026-11-21T09:50:00+07:00"],
    ["in another time zone, ahead", "2026-11-21T17:00:01+07:00"],
  ])("a row of a statement with a clock that is %s may match", (_name, createdAt) => {
    expect(judge(reading([row({ createdAt }), old]))).toBe("unclear");
  });

  it("a row may match although one of the rows before the send has a time in the future", () => {
    const odd = row({ type: "bonus", createdAt: "2026-11-28T10:00:00+07:00" });
    expect(judge(reading([odd, row(), old]), [odd, old])).toBe("unclear");
  });

  it("a second row equal to an earlier one may match", () => {
    const before = [row({ createdAt: "2026-11-21T10:00:00+07:00" })];
    const twice = [...before, ...before];
    expect(judge(reading(twice), before)).toBe("unclear");
  });

  it("a row a few seconds older than those read before the send may match, because the clocks of two servers differ", () => {
    expect(judge(reading([old, row({ createdAt: "2026-11-21T08:59:56+07:00" })]))).toBe("unclear");
    expect(judge(reading([old, row({ createdAt: "2026-11-21T08:59:54+07:00" })]))).toBe("absent");
  });

  it("a row without a readable time may match", () => {
    expect(judge(reading([row({ createdAt: "yesterday" })]))).toBe("unclear");
  });

  it("rows that do not reach back to the send prove nothing", () => {
    const busy = [row({ type: "bonus", reference: "x" })];
    const older = row({ createdAt: "2026-11-21T08:00:00+07:00" });
    expect(judge(reading(busy, { isWhole: false }))).toBe("unclear");
    expect(judge(reading([...busy, old], { isWhole: false }))).toBe("unclear");
    expect(judge(reading([...busy, old, older], { isWhole: false }))).toBe("absent");
  });

  it("a statement without any of the rows from before the send proves nothing, even when it calls itself whole", () => {
    expect(judge(reading([]))).toBe("unclear");
    expect(judge(reading([row({ type: "bonus" })]))).toBe("unclear");
    expect(judge(reading([row({ type: "bonus" }), old]))).toBe("absent");
    expect(judge(reading([]), [])).toBe("absent");
  });

  it("a statement that lost the newest of the rows from before the send proves nothing", () => {
    const newest = row({ type: "deposit", createdAt: "2026-11-21T09:30:00+07:00" });
    const older = row({ type: "bonus", createdAt: "2026-11-21T08:00:00+07:00" });
    const before = [newest, old];
    expect(judge(reading([old, older]), before)).toBe("unclear");
    expect(judge(reading([old, older], { isWhole: false }), before)).toBe("unclear");
    expect(judge(reading([newest, old, older]), before)).toBe("absent");
    expect(judge(reading([newest, old, older], { isWhole: false }), before)).toBe("absent");
  });

  it("a newer row shows that the reading is not outdated, although a row from before the send is gone", () => {
    const gone = row({ type: "deposit", createdAt: "2026-11-21T09:30:00+07:00" });
    const later = row({ type: "bonus", createdAt: "2026-11-21T09:40:00+07:00" });
    expect(judge(reading([later, old]), [gone, old])).toBe("absent");
  });

  it("a part of the statement proves nothing when no row was read before the send", () => {
    const busy = [row({ type: "bonus" }), old];
    expect(judge(reading(busy, { isWhole: false }), [])).toBe("unclear");
    expect(judge(reading([row({ type: "bonus" })]), [])).toBe("absent");
  });
});

it("a reading of the wallet without the statement proves nothing", () => {
  expect(judge(reading(null))).toBe("unclear");
});

it("a reading of another member says nothing about this one", () => {
  expect(judge(reading([row({ reference: "k1" })], { member: "m2" }))).toBe("foreign");
});

it("finds new rows, and counts equal ones", () => {
  expect(findFreshRows([old], [row(), old, old])).toEqual([row(), old]);
  expect(findFreshRows([old], [{ ...old, status: "failed" }])).toEqual([]);
  const older = row({ createdAt: "2026-11-21T08:00:00+07:00" });
  expect(findFreshRows([row(), old], [old, older])).toEqual([]);
});

it("a baseline keeps a mark of each row that the order could have written, and none of another row", () => {
  const deposit = row({ type: "deposit", createdAt: "2026-11-21T08:00:00+07:00" });
  const baseline = toBaseline([row(), old, deposit], matches);
  expect(baseline.since).toBe(Date.parse(deposit.createdAt));
  expect(baseline.latest).toBe(Date.parse(row().createdAt));
  expect(baseline.known).toHaveLength(2);
});

it("nothing of a row can be read in a baseline, also of an order that any row could be", () => {
  const rows = [row({ to: "JOKER", amount: satang(25_025), reference: "R0000000042" }), old];
  const { known } = toBaseline(rows, () => true);
  expect(known).toHaveLength(2);
  for (const mark of known) expect(mark).toMatch(/^[0-9a-f]{12}$/);
});

it("reads a stored baseline and leaves out everything else", () => {
  const baseline = toBaseline([row(), old], matches);
  expect(readBaseline(JSON.parse(JSON.stringify(baseline)))).toEqual(baseline);
  for (const garbage of [
    null,
    "rows",
    {},
    { since: "now", known: "many" },
    { since: Number.NaN },
  ]) {
    expect(readBaseline(garbage)).toEqual({ since: null, latest: null, known: [] });
  }
  expect(readBaseline({ since: 1, latest: "2", known: [1, "a", null] })).toEqual({
    since: 1,
    latest: null,
    known: ["a"],
  });
});
