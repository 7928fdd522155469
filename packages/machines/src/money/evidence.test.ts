import { satang } from "@satang/core";
import { describe, expect, it } from "vitest";
import {
  type Evidence,
  type EvidenceRow,
  findFreshRows,
  judgeMove,
  type MoveFacts,
  readStoredRows,
} from "./evidence.rules.ts";

const SENT_AT = Date.parse("2026-11-21T10:00:00+07:00");
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
const judge = (after: Evidence, facts: Partial<MoveFacts> = {}) =>
  judgeMove(
    {
      key: "k1",
      startedAt: SENT_AT,
      member: "m1",
      before: [old],
      matches: ({ type, from, to, amount }) =>
        type === "transfer" && from === "wallet" && to === "PG" && amount === 30_000,
      otherKeys: new Set(["k0"]),
      areKeysProven: false,
      ...facts,
    },
    after,
  ).kind;

describe("a row with the key of the order is proof", () => {
  it("done", () => {
    expect(judge(reading([row({ reference: "k1" }), old]))).toBe("done");
    expect(judge(reading([row({ reference: "k1", status: "PROCESSING" })]))).toBe("done");
  });
  it("reversed when the row failed", () => {
    expect(judge(reading([row({ reference: "k1", status: "FAILED" })]))).toBe("reversed");
  });
  it("done, even when the page does not reach back to the send", () => {
    expect(judge(reading([row({ reference: "k1" })], { isWhole: false }))).toBe("done");
  });
});

describe("without such a row", () => {
  it("a backend that writes our keys has not done it, even when another device made an equal transfer", () => {
    const foreign = row({ reference: "another device" });
    expect(judge(reading([foreign, old]), { areKeysProven: true })).toBe("absent");
  });

  it.each([
    ["no reference", null],
    ["a number of the backend's own", "TX-9001"],
    ["a key of another device", "another device"],
  ])("a new row with %s may belong to another device: it proves nothing", (_name, reference) => {
    expect(judge(reading([row({ reference }), old]))).toBe("unclear");
  });

  it("a row with the key of another of our orders belongs to that order", () => {
    expect(judge(reading([row({ reference: "k0" }), old]))).toBe("absent");
  });

  it("rows of another kind, with other accounts or another amount do not match", () => {
    const others = [
      row({ type: "deposit" }),
      row({ to: "JOKER" }),
      row({ amount: satang(20_000) }),
    ];
    expect(judge(reading([...others, old]))).toBe("absent");
  });

  it("an equal row from before the send does not match, even when the earlier reading was outdated", () => {
    expect(judge(reading([old]))).toBe("absent");
    expect(judge(reading([old]), { before: [] })).toBe("absent");
  });

  it("a second row equal to an earlier one may match", () => {
    const before = [row({ createdAt: "2026-11-21T10:00:00+07:00" })];
    const twice = [...before, ...before];
    expect(judge(reading(twice), { before })).toBe("unclear");
  });

  it("a row that is a few seconds older may match, because clocks differ", () => {
    expect(judge(reading([row({ createdAt: "2026-11-21T09:59:56+07:00" })]))).toBe("unclear");
    expect(judge(reading([row({ createdAt: "2026-11-21T09:59:54+07:00" })]))).toBe("absent");
  });

  it("a row without a readable time may match", () => {
    expect(judge(reading([row({ createdAt: "yesterday" })]))).toBe("unclear");
  });

  it("rows that do not reach back to the send prove nothing", () => {
    const busy = [row({ type: "bonus", reference: "x" })];
    expect(judge(reading(busy, { isWhole: false }), { areKeysProven: true })).toBe("unclear");
    expect(judge(reading([...busy, old], { isWhole: false }), { areKeysProven: true })).toBe(
      "absent",
    );
  });
});

describe("when only the device time was known at the send", () => {
  const byDevice = { startedAt: null };

  it("a new row may match, whatever its time", () => {
    expect(judge(reading([row({ createdAt: "2026-11-20T10:00:00+07:00" }), old]), byDevice)).toBe(
      "unclear",
    );
    expect(judge(reading([old]), byDevice)).toBe("absent");
  });

  it("rows reach back when an earlier row is among them", () => {
    const busy = row({ type: "bonus" });
    expect(judge(reading([busy], { isWhole: false }), byDevice)).toBe("unclear");
    expect(judge(reading([busy, old], { isWhole: false }), byDevice)).toBe("absent");
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
});

it("reads stored rows and leaves out everything else", () => {
  expect(readStoredRows({ rows: [old, { amount: 1 }, null] })).toEqual([old]);
  for (const garbage of [null, "rows", { rows: "many" }, {}]) {
    expect(readStoredRows(garbage)).toEqual([]);
  }
});
