import type { SlipEntry } from "@satang/headless/slip";
import { expect, it } from "vitest";
import { groupSlips } from "./slip-days.rules.ts";

const slip = (createdAt: string) => ({ key: createdAt, createdAt }) as SlipEntry;
const now = Date.parse("2026-11-21T08:00:00+07:00");

it.each([
  ["the present day of the site", "2026-11-21T00:00:00+07:00", now, "today"],
  ["a day that began in UTC only", "2026-11-20T23:59:59+07:00", now, "yesterday"],
  ["an older day", "2026-11-19T23:59:59+07:00", now, null],
  ["a day of the future", "2026-11-22T00:00:00+07:00", now, null],
  ["an unreadable time", "soon", now, null],
  ["any day, before server time is known", "2026-11-21T00:00:00+07:00", null, null],
] as const)("%s", (_, createdAt, at, relative) => {
  expect(groupSlips([slip(createdAt)], at)[0]?.relative).toBe(relative);
});

it("slips of a day are together, in their order", () => {
  const [one, two, old] = ["2026-11-20T22:00:00+07:00", "2026-11-20T01:00:00+07:00", "soon"].map(
    slip,
  ) as [SlipEntry, SlipEntry, SlipEntry];
  expect(groupSlips([one, two, old], now).map(({ entries }) => entries)).toEqual([
    [one, two],
    [old],
  ]);
});
