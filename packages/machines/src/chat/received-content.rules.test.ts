import { within } from "@satang/story-kit/within";
import { describe, expect, it } from "vitest";
import type { ChatContent } from "./chat-message.types.ts";
import { findEcho, mergeMessages } from "./conversation.rules.ts";
import { readReceived, readReceivedList } from "./received.rules.ts";

const wire = (message: unknown, more: object = {}) => ({
  sender: "other",
  message,
  createdAt: "2026-11-21T09:30:00+07:00",
  ...more,
});
const text = (payload: unknown) => ({ message_type: "text", payload });
const deep = (levels: number): unknown => JSON.parse(`${"[".repeat(levels)}${"]".repeat(levels)}`);
const contentOf = (message: unknown): ChatContent | undefined =>
  within(100, () => readReceived(wire(message)))?.content;

const LONG = "ก".repeat(900_000);
const WORDS = `${"ก".repeat(1_999)}…`;
const LABEL = `${"ก".repeat(199)}…`;

describe("a message of the wire that is larger than the contract", () => {
  it.each(["text", "buttons", "quick_replies", "sticker"])("has shorter words: %s", (type) => {
    expect(contentOf({ message_type: type, payload: LONG })?.payload).toBe(WORDS);
  });

  it("has shorter words of its buttons and quick replies, and the first twenty of them", () => {
    for (const message_type of ["buttons", "quick_replies"]) {
      const button = { type: "postback", title: LONG, payload: "MORE" };
      const payloads = [button, LONG, ...Array(100_000).fill("a")];
      const read = contentOf({ message_type, payload: LONG, payloads });
      expect(read?.payload).toBe(WORDS);
      expect(read?.payloads).toEqual([{ ...button, title: LABEL }, LABEL, ...Array(18).fill("a")]);
    }
  });

  it("has shorter words of its cards, without addresses and answers that are longer than any", () => {
    const link = { type: "web", title: LONG, payload: "https://satang.example/a" };
    const card = {
      title: LONG,
      subtitle: LONG,
      image_url: LONG,
      buttons: [link, { ...link, payload: LONG }, ...Array(100_000).fill(link)],
    };
    const read = contentOf({ message_type: "generic", payloads: Array(100_000).fill(card) });
    const shown = {
      title: LABEL,
      subtitle: WORDS,
      image_url: null,
      buttons: Array(9).fill({ ...link, title: LABEL }),
    };
    expect(read?.payloads).toEqual(Array(20).fill(shown));
  });

  it("has shorter words and a shorter name of its file, without an address that is longer than any", () => {
    const payload = { message: LONG, url: LONG, filePath: "/a.png", fileType: "image", name: LONG };
    expect(contentOf({ message_type: "media", payload })?.payload).toEqual({
      message: WORDS,
      url: null,
      filePath: "/a.png",
      fileType: "image",
      name: `${"ก".repeat(999)}…`,
    });
  });

  it("has no answer that is longer than any, and a shorter type", () => {
    expect(contentOf({ message_type: "postback", payload: LONG })?.payload).toBeNull();
    expect(contentOf({ message_type: LONG })?.message_type).toBe(LABEL);
  });

  it("has a shorter name of its sender, and no id that is longer than any", () => {
    const read = within(100, () =>
      readReceived(wire(text("Hello"), { clientId: LONG, session_id: LONG, name: LONG })),
    );
    expect(read).toMatchObject({ clientId: null, sessionId: null, name: LABEL });
  });

  it.each<[string, unknown]>([
    ["lists in lists", { message_type: "buttons", payloads: deep(100_000) }],
    ["lists as a payload", { message_type: "media", payload: deep(100_000) }],
    ["lists as a name", { message_type: "media", payload: { name: deep(100_000) } }],
    ["lists as titles", { message_type: "generic", payloads: [{ title: deep(100_000) }] }],
    ["many fields", { message_type: "text", payload: { ...Array(100_000).fill("a") } }],
  ])("has no %s", (_, message) => {
    const read = contentOf(message);
    expect(JSON.stringify(read).length).toBeLessThan(200);
  });

  it("joins a conversation, which goes on", () => {
    const messages = [deep(100_000), LONG, "Hello"].flatMap(
      (payload) => readReceived(wire(text(payload))) ?? [],
    );
    expect(mergeMessages([], messages)).toHaveLength(3);
  });

  it("comes with at most 99 others in a page of the history, the newest", () => {
    const page = Array.from({ length: 100_000 }, (_, at) => wire(text(`${at}`)));
    const read = readReceivedList(page);
    expect(read).toHaveLength(100);
    expect(read[0]?.content.payload).toBe("0");
  });
});

describe("a message that the contract allows", () => {
  it("is read whole: a text of 2,000 characters, and twenty cards with the longest texts", () => {
    const longest = text("🙂".repeat(2000));
    expect(contentOf(longest)).toMatchObject(longest);
    const card = {
      title: "ก".repeat(200),
      subtitle: "ก".repeat(2_000),
      image_url: `https://cdn.example/${"a".repeat(2_000)}`,
      buttons: Array(10).fill({ type: "postback", title: "More", payload: "🙂".repeat(2_000) }),
    };
    const cards = { message_type: "generic", payloads: Array(20).fill(card) };
    expect(contentOf(cards)).toMatchObject(cards);
  });

  it("keeps ids and names of 200 characters, and a name without what cannot be seen", () => {
    const label = "a".repeat(200);
    expect(readReceived(wire(text("Hello"), { session_id: label, name: label }))).toMatchObject({
      sessionId: label,
      name: label,
    });
    const nameOf = (name: unknown) => readReceived(wire(text("Hello"), { name }))?.name;
    expect(nameOf("\u202e\u200bSatang\u00a0 team ")).toBe("Satang team");
    for (const name of ["", " ", "\u200b", 7, null]) expect(nameOf(name)).toBeNull();
  });

  it("is known again as the message of this device, also with a long name of a file", () => {
    const content = {
      message_type: "media",
      payload: { fileType: "image", name: "a".repeat(255) },
    };
    const message = { clientId: "c", chatRoom: "r", content, writtenAt: 0 };
    const stored = readReceived(wire(content, { sender: "customer" }));
    expect(findEcho(message, stored ? [stored] : []).finding).toBe("unclear");
  });
});
