import type { ChatMessage } from "@satang/machines/chat";
import { expect, test } from "vitest";
import { toEntries } from "./entries.rules.ts";

const NO_FILES: ReadonlyMap<string, File> = new Map();

const said = (payload: string, change: Partial<ChatMessage> = {}): ChatMessage => ({
  clientId: null,
  sender: "other",
  content: { message_type: "text", payload },
  createdAt: 1_700_000_000_000,
  sessionId: "s-1",
  name: "Nok",
  ...change,
});

test("messages of one second, without a client id, have different ids", () => {
  const messages = [said("one"), said("two"), said("three", { clientId: "1700000000000" })];
  const ids = toEntries(messages, [], NO_FILES, null).map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
});

test("an own message has the same id on its way and at the service", () => {
  const content = { message_type: "text", payload: "Hello" };
  const message = { clientId: "c-1", chatRoom: "satang-1", content, writtenAt: 5 };
  const [onTheWay] = toEntries(
    [],
    [{ message, delivery: "sending", progress: 0, error: null }],
    NO_FILES,
    null,
  );
  const [stored] = toEntries(
    [said("Hello", { sender: "customer", clientId: "c-1" })],
    [],
    NO_FILES,
    null,
  );
  expect(stored?.id).toBe(onTheWay?.id);
});

test("support has read own messages up to its receipt, and none when the service sends none", () => {
  const wrote = (payload: string, createdAt: number) =>
    said(payload, { sender: "customer", clientId: payload, createdAt });
  const messages = [wrote("one", 1), said("two", { createdAt: 2 }), wrote("three", 3)];
  const isRead = (readAt: number | null) =>
    toEntries(messages, [], NO_FILES, readAt).map((entry) => entry.isRead);
  expect(isRead(null)).toEqual([false, false, false]);
  expect(isRead(2)).toEqual([true, false, false]);
  expect(isRead(3)).toEqual([true, false, true]);
});

test("a receipt changes the entries of messages that were not read, and no other", () => {
  const messages = [1, 2].map((createdAt) =>
    said("x", { sender: "customer", clientId: `${createdAt}`, createdAt }),
  );
  const [before, after] = [1, 2].map((readAt) => toEntries(messages, [], NO_FILES, readAt));
  expect(after?.[0]).toBe(before?.[0]);
  expect(after?.[1]).not.toBe(before?.[1]);
});
