import { type Satang, satang, toSatang } from "@satang/core";
import { describe, expect, it, test } from "vitest";
import { findOwnDepositProblem } from "./own-deposit.rules.ts";
import { type PlayPage, type PlayRow, pagesReachBack, rowsSince } from "./play-rows.rules.ts";
import {
  depositsSince,
  type PlayBaseline,
  readPlayBaseline,
  sumPlay,
  toPlayBaseline,
} from "./play-sums.rules.ts";

const START = Date.parse("2026-11-21T12:00:00+07:00");
const row = (
  kind: PlayRow["kind"],
  baht: number,
  minute = 5,
  status: PlayRow["status"] = "success",
): PlayRow => ({ kind, status, amount: toSatang(baht), at: START + minute * 60_000 });
const page = (total: number, ...minutes: readonly number[]): PlayPage => ({
  total,
  rows: minutes.map((minute) => row("deposit", 1, minute)),
});

describe("rows since a moment", () => {
  it("are known once a page reaches back to it", () => {
    const pages = [page(9, 30, 20), page(9, 10, -1)];
    expect(pagesReachBack(pages.slice(0, 1), START)).toBe(false);
    expect(rowsSince(pages, START)?.length).toBe(3);
  });

  it("are known when the whole statement was read", () => {
    expect(rowsSince([page(3, 30, 20), page(3, 10)], START)?.length).toBe(3);
    expect(rowsSince([page(0)], START)).toEqual([]);
  });

  test.each<[string, readonly PlayPage[]]>([
    ["nothing was read", []],
    ["pages are missing", [page(9, 30, 20)]],
    ["a row was added between two pages", [page(9, 30, 20), page(10, 20, -1)]],
    ["rows are not newest first", [page(9, 10, 30, -1)]],
    ["a time cannot be read", [page(9, 30, Number.NaN, -1)]],
  ])("are not known when %s", (_case, pages) => {
    expect(rowsSince(pages, START)).toBeNull();
  });
});

describe("the sums of a session", () => {
  const baseline: PlayBaseline = { total: toSatang(1_000), at: START, hadOpenRows: false };
  const sums = (
    rows: readonly PlayRow[],
    total: number | null,
    first = baseline as typeof baseline | null,
  ) =>
    sumPlay({
      rows,
      startedAt: START,
      baseline: first,
      total: total === null ? null : toSatang(total),
    });

  it("count deposits that were credited", () => {
    const rows = [
      row("deposit", 1_000),
      row("deposit", 500),
      row("deposit", 70, 6, "failed"),
      row("deposit", 900, -1),
    ];
    expect(sums(rows, 2_500).deposited).toBe(toSatang(1_500));
  });

  test.each<[string, readonly PlayRow[], number, number]>([
    ["nothing happened", [], 1_000, 0],
    ["the member lost", [row("deposit", 1_500)], 2_180, -320],
    ["the member won", [row("transfer", 300)], 1_250.5, 250.5],
    [
      "money moved only",
      [row("deposit", 500), row("withdraw", 200), row("transfer", 90)],
      1_300,
      0,
    ],
    ["a withdrawal failed", [row("withdraw", 200, 5, "failed")], 1_000, 0],
    ["a bonus failed", [row("bonus", 200, 5, "failed")], 990, -10],
  ])("say what was won or lost when %s", (_case, rows, total, result) => {
    expect(sums(rows, total).result).toBe(toSatang(result));
  });

  test.each<[string, readonly PlayRow[], number | null, PlayBaseline | null]>([
    ["a bonus was credited", [row("bonus", 50)], 1_050, baseline],
    ["a bonus was finished", [row("finishBonus", 50)], 1_050, baseline],
    ["a row is of an unknown kind", [row("other", 50)], 1_050, baseline],
    ["a deposit is under way", [row("deposit", 50, 5, "processing")], 1_000, baseline],
    ["a withdrawal is under way", [row("withdraw", 50, 5, "processing")], 950, baseline],
    ["the balance is not known", [], null, baseline],
    ["the first balance is not known", [], 1_000, null],
    ["the first balance was read late", [], 1_000, { ...baseline, at: START + 60_001 }],
    ["a movement was under way at the start", [], 1_000, { ...baseline, hadOpenRows: true }],
    [
      "money moved before the first balance was read",
      [row("deposit", 50, 0.5)],
      1_050,
      { ...baseline, at: START + 60_000 },
    ],
  ])("do not say what was won or lost when %s", (_case, rows, total, first) => {
    expect(sums(rows, total, first).result).toBeNull();
  });
});

describe("the first balance", () => {
  const total = toSatang(1_000);
  const isOpen = (...rows: readonly PlayRow[]) => toPlayBaseline(total, rows, START).hadOpenRows;

  it("says whether a movement was under way", () => {
    expect(isOpen(row("deposit", 5, -1), row("withdraw", 5, -2, "failed"))).toBe(false);
    expect(isOpen(row("deposit", 5, -1, "processing"))).toBe(true);
  });

  it("counts a row as under way that is as new as the balance, or has no readable time", () => {
    expect(isOpen(row("deposit", 5, 0))).toBe(true);
    expect(isOpen(row("deposit", 5, Number.NaN))).toBe(true);
  });

  it("is read as it was stored, or not at all", () => {
    const stored = toPlayBaseline(total, [], START);
    expect(readPlayBaseline(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
    for (const other of [
      undefined,
      null,
      5,
      {},
      { ...stored, total: 0.5 },
      { ...stored, at: "" },
    ]) {
      expect(readPlayBaseline(other)).toBeNull();
    }
  });
});

test("an own limit counts deposits of the day that were credited or are under way", () => {
  const rows = [
    row("deposit", 100),
    row("deposit", 50, 6, "processing"),
    row("deposit", 900, 7, "failed"),
    row("deposit", 900, -1),
    row("bonus", 900),
  ];
  expect(depositsSince(rows, START)).toBe(toSatang(150));
});

describe("a deposit", () => {
  const limit = toSatang(500);
  const problem = (amount: number, deposited: Satang | null, own: Satang | null = limit) =>
    findOwnDepositProblem(toSatang(amount), own, deposited);

  it("may use up the limit, and not a satang more", () => {
    expect(problem(200, toSatang(300))).toBeNull();
    expect(problem(200.01, toSatang(300))).toEqual({
      kind: "aboveOwnLimit",
      limit,
      left: toSatang(200),
    });
  });

  it("is refused with nothing left when the limit was tightened below what was deposited", () => {
    expect(problem(1, toSatang(900))).toEqual({ kind: "aboveOwnLimit", limit, left: satang(0) });
  });

  it("of more than the limit is refused without knowing today's deposits", () => {
    expect(problem(501, null)).toEqual({ kind: "aboveOwnLimit", limit, left: null });
  });

  it("is refused while today's deposits are not known", () => {
    expect(problem(1, null)).toEqual({ kind: "ownLimitUnknown", limit });
  });

  it("is free without a limit", () => {
    expect(problem(1_000_000, null, null)).toBeNull();
  });
});
