import type { ChatEntry } from "@satang/headless/chat";
import { expect, test } from "vitest";
import { rowOf } from "./rows.rules.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const START = Date.UTC(2026, 0, 5, 6);

function entryAt(at: number, change: Partial<ChatEntry> = {}): ChatEntry {
  return {
    id: `m-${at}`,
    clientId: null,
    sender: "other",
    name: "Nok",
    at: START + at,
    content: { kind: "text", text: "hello" },
    delivery: "succeed",
    progress: 0,
    failure: null,
    file: null,
    isUnclear: false,
    isRead: false,
    isAfterEnd: false,
    ...change,
  };
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

const rowsOf = (...entries: readonly ChatEntry[]) =>
  entries.map((entry, index) => rowOf(entry, index, entries, dayOf));

test("a day begins with its first message", () => {
  const rows = rowsOf(entryAt(0), entryAt(MINUTE), entryAt(DAY));
  expect(rows.map(({ isNewDay }) => isNewDay)).toEqual([true, false, true]);
  expect(rows.map(({ day }) => day)).toEqual(["2026-01-05", "2026-01-05", "2026-01-06"]);
});

test.each<[string, ChatEntry, boolean]>([
  ["the same sender within five minutes", entryAt(5 * MINUTE - 1), false],
  ["the same sender after five minutes", entryAt(5 * MINUTE), true],
  ["another sender", entryAt(MINUTE, { sender: "customer" }), true],
  ["another name", entryAt(MINUTE, { name: "Dao" }), true],
  ["a new session", entryAt(MINUTE, { isAfterEnd: true }), true],
  ["another day", entryAt(DAY), true],
])("a group before %s", (_, next, isGroupEnd) => {
  expect(rowsOf(entryAt(0), next)[0]).toMatchObject({ isGroupEnd });
});

test("the newest message ends its group", () => {
  expect(rowsOf(entryAt(0), entryAt(MINUTE))[1]).toMatchObject({ isGroupEnd: true });
});
