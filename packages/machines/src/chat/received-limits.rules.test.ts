import { within } from "@satang/story-kit/within";
import { describe, expect, it } from "vitest";
import type { ChatContent } from "./chat-message.types.ts";
import { mergeMessages } from "./conversation.rules.ts";
import { readReceived, readReceivedList } from "./received.rules.ts";

const wire = (message: unknown, more: object = {}) => ({
  sender: "other",
  message,
  createdAt: "2026-11-21T09:30:00+07:00",
  ...more,
});
const text = (payload: string) => ({ message_type: "text", payload });
const deep = (levels: number): unknown => JSON.parse(`${"[".repeat(levels)}${"]".repeat(levels)}`);
const contentOf = (value: unknown): ChatContent | undefined => readReceived(value)?.content;

describe("a message of the wire that is too large", () => {
  it.each<[string, unknown]>([
    ["a text of two million characters", text("ก".repeat(2_000_000))],
    ["a text with 200,000 links", text("https://a.b ".repeat(200_000))],
    ["100,000 buttons", { message_type: "buttons", payloads: Array(100_000).fill("a") }],
    [
      "cards with 100,000 buttons",
      {
        message_type: "generic",
        payloads: [{ title: "Card", buttons: Array(100_000).fill({ title: "a", payload: "b" }) }],
      },
    ],
    ["lists in lists", { message_type: "buttons", payloads: deep(100_000) }],
    ["more levels than a card has", { message_type: "buttons", payloads: deep(10) }],
    ["lists in its payload", { message_type: "media", payload: { name: deep(100_000) } }],
    ["a type of a million characters", { message_type: "a".repeat(1_000_000) }],
  ])("is read within 50 ms, as one that cannot be shown: %s", (_, message) => {
    expect(within(50, () => contentOf(wire(message)))).toEqual({
      message_type: "tooLarge",
      payload: null,
      payloads: null,
    });
  });

  it("joins a conversation, which goes on", () => {
    const messages = [deep(100_000), "Hello"].flatMap(
      (payload) => readReceived(wire({ message_type: "text", payload })) ?? [],
    );
    expect(mergeMessages([], messages)).toHaveLength(2);
  });

  it("is none when a text has the length of the longest of a member, or a page of cards is full", () => {
    const longest = text("🙂".repeat(2000));
    expect(contentOf(wire(longest))).toMatchObject(longest);
    const card = {
      title: "Title",
      subtitle: "Subtitle",
      image_url: "https://cdn.example/a.png",
      buttons: Array(3).fill({ type: "web", title: "Open", payload: "https://satang.example" }),
    };
    const cards = { message_type: "generic", payloads: Array(10).fill(card) };
    expect(contentOf(wire(cards))).toMatchObject(cards);
  });

  it("loses a name, a client id and a session that are longer than any", () => {
    const long = "a".repeat(1_000_000);
    const read = readReceived(
      wire(text("Hello"), { clientId: long, session_id: long, name: long }),
    );
    expect(read).toMatchObject({ clientId: null, sessionId: null, name: null });
  });

  it("a page of the history has at most 100 messages, the newest", () => {
    const page = Array.from({ length: 100_000 }, (_, at) => wire(text(`${at}`)));
    const read = readReceivedList(page);
    expect(read).toHaveLength(100);
    expect(read[0]?.content.payload).toBe("0");
  });
});
