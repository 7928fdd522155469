import type { ChatMessage } from "@satang/machines";
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
  const ids = toEntries(messages, [], NO_FILES).map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
});

test("an own message has the same id on its way and at the service", () => {
  const content = { message_type: "text", payload: "Hello" };
  const message = { clientId: "c-1", chatRoom: "satang-1", content, writtenAt: 5 };
  const [onTheWay] = toEntries(
    [],
    [{ message, delivery: "sending", progress: 0, error: null }],
    NO_FILES,
  );
  const [stored] = toEntries(
    [said("Hello", { sender: "customer", clientId: "c-1" })],
    [],
    NO_FILES,
  );
  expect(stored?.id).toBe(onTheWay?.id);
});
