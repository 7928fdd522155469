import { describe, expect, it } from "vitest";
import type { ChatMessage } from "./chat-message.types.ts";
import {
  countUnread,
  findEcho,
  isCaughtUp,
  isSessionEnd,
  mergeMessages,
  renewMessages,
  sessionOf,
} from "./conversation.rules.ts";
import { readReceived, readReceivedList } from "./received.rules.ts";

const message = (createdAt: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  clientId: `c-${createdAt}`,
  sender: "customer",
  content: { message_type: "text", payload: `${createdAt}` },
  createdAt,
  sessionId: "s-1",
  name: null,
  ...more,
});
const times = (messages: readonly ChatMessage[]) => messages.map(({ createdAt }) => createdAt);

/** Every order of a list. */
function permutations<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length < 2) return [items];
  return items.flatMap((item, at) =>
    permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]),
  );
}

describe("a conversation", () => {
  it("has each message once and in the server's order, in whatever order and how often they arrive", () => {
    const arrivals = [message(1), message(2), message(3), message(2), message(4)];
    for (const order of permutations(arrivals)) {
      const merged = order.reduce<readonly ChatMessage[]>(
        (known, one) => mergeMessages(known, [one]),
        [],
      );
      expect(times(merged)).toEqual([1, 2, 3, 4]);
      expect(times(mergeMessages([], order))).toEqual([1, 2, 3, 4]);
    }
  });

  it("replaces the copy of this device with that of the service, which names the session and the time", () => {
    const copy = message(5, { clientId: "c", sessionId: null });
    const others = [message(6), message(7)];
    const merged = mergeMessages([copy, ...others], [message(9, { clientId: "c" })]);
    expect(merged.map(({ clientId }) => clientId)).toEqual(["c-6", "c-7", "c"]);
    expect(merged.at(-1)?.sessionId).toBe("s-1");
    expect(mergeMessages(merged, [copy])).toBe(merged);
  });

  it("keeps cards of one second apart, and knows them again with new addresses", () => {
    const cards = (title: string, image_url: string) =>
      message(1, {
        clientId: null,
        content: { message_type: "generic", payload: null, payloads: [{ title, image_url }] },
      });
    const known = mergeMessages([], [cards("Bonus", "/a?1"), cards("Refund", "/b?1")]);
    expect(known).toHaveLength(2);
    expect(mergeMessages(known, [cards("Refund", "/b?2")])).toBe(known);
  });

  it("keeps messages apart that only look alike", () => {
    const alike = [
      message(1, { clientId: null }),
      message(2, { clientId: null }),
      message(1, { clientId: null, sender: "other" }),
      message(3, { clientId: "c" }),
      message(4, { clientId: "c", sender: "other" }),
    ];
    expect(mergeMessages([], alike)).toHaveLength(5);
    expect(mergeMessages(alike, alike)).toBe(alike);
  });

  it("knows a file of support again that comes with a renewed address", () => {
    const file = (url: string, name: string) =>
      message(1, {
        clientId: null,
        sender: "other",
        content: { message_type: "media", payload: { fileType: "image", url, name } },
      });
    const known = [file("/uploads/1?until=5", "qr.png")];
    expect(mergeMessages(known, [file("/uploads/1?until=9", "qr.png")])).toBe(known);
    expect(mergeMessages(known, [file("/uploads/2?until=9", "terms.png")])).toHaveLength(2);
    const renewed = file("/uploads/1?until=9", "qr.png");
    expect(renewMessages([...known, message(2)], [renewed, message(3)])).toEqual([
      renewed,
      message(2),
    ]);
  });

  it("is caught up when a page reaches a known message, or is the last one", () => {
    const known = [message(1), message(2)];
    const page = Array.from({ length: 10 }, (_, at) => message(20 - at));
    expect(isCaughtUp(known, page)).toBe(false);
    expect(isCaughtUp(known, [...page.slice(1), message(2)])).toBe(true);
    expect(isCaughtUp(known, page.slice(1))).toBe(true);
    expect(isCaughtUp([], [])).toBe(true);
    expect(isCaughtUp(known, page.slice(1), 10)).toBe(false);
  });

  it("has an end between two sessions, and none when a session is not named", () => {
    const [first, second] = [message(1), message(2, { sessionId: "s-2" })];
    const none = message(3, { sessionId: null });
    expect(isSessionEnd(first, second)).toBe(true);
    expect(isSessionEnd(first, message(2))).toBe(false);
    expect(isSessionEnd(first, none)).toBe(false);
    expect(isSessionEnd(none, first)).toBe(false);
  });

  it("counts what support wrote after the last read", () => {
    const other = { sender: "other" } as const;
    const messages = [message(1, other), message(2), message(3, other), message(4, other)];
    expect(countUnread(messages, null)).toBe(3);
    expect(countUnread(messages, 3)).toBe(1);
    expect(countUnread([], null)).toBe(0);
  });
});

describe("a message of this device in the history", () => {
  const day = 24 * 60 * 60 * 1000;
  const writtenAt = 10 * day;
  const content = { message_type: "text", payload: "Hello" };
  const own = { clientId: "c", chatRoom: "r", content, writtenAt };
  const unnamed = (more: Partial<ChatMessage>) =>
    message(writtenAt, { clientId: null, content, ...more });
  it.each([
    ["with its client id", message(5, { clientId: "c" }), "stored"],
    ["of support with its client id", message(5, { clientId: "c", sender: "other" }), "missing"],
    ["with the client id of another message", message(writtenAt, { content }), "missing"],
    ["with the same words and no client id", unnamed({}), "unclear"],
    ["of a device whose clock is wrong", unnamed({ createdAt: writtenAt - day }), "unclear"],
    ["of long ago", unnamed({ createdAt: writtenAt - day - 1 }), "missing"],
    ["of support", unnamed({ sender: "other" }), "missing"],
    [
      "with other words",
      unnamed({ content: { message_type: "text", payload: "Hello!" } }),
      "missing",
    ],
  ])("%s", (_, found, finding) => {
    const history = [message(writtenAt + 1), found, message(writtenAt + 2)];
    const read = findEcho(own, history);
    expect(read.finding).toBe(finding);
    expect(read.echo).toBe(finding === "stored" ? found : null);
  });

  it("is missing in an empty one", () => {
    expect(findEcho(own, []).finding).toBe("missing");
  });
});

it("the session of a conversation is that of the newest message with one", () => {
  expect(sessionOf([])).toBeNull();
  const messages = [
    message(1, { sessionId: "s-1" }),
    message(2, { sessionId: "s-2" }),
    message(3, { sessionId: null }),
  ];
  expect(sessionOf(messages)).toBe("s-2");
});

describe("a value of the wire", () => {
  const wire = {
    clientId: "c-1",
    sender: "customer",
    message: { message_type: "text", payload: "สวัสดี", deliver: "succeed" },
    createdAt: "2026-11-21T09:30:00.000+07:00",
    session_id: "s-1",
    name: "สมชาย",
  };

  it("is read as a message", () => {
    expect(readReceived(wire)).toEqual({
      clientId: "c-1",
      sender: "customer",
      content: { message_type: "text", payload: "สวัสดี", payloads: null },
      createdAt: Date.parse("2026-11-21T02:30:00Z"),
      sessionId: "s-1",
      name: "สมชาย",
    });
  });

  it("may leave out what the contract does not require", () => {
    const { clientId: _c, session_id: _s, name: _n, ...least } = wire;
    expect(readReceived(least)).toMatchObject({ clientId: null, sessionId: null, name: null });
  });

  it("with an unknown type is a message", () => {
    const odd = { ...wire, message: { message_type: "hologram" } };
    expect(readReceived(odd)?.content.message_type).toBe("hologram");
  });

  it.each([
    null,
    undefined,
    1,
    "text",
    [],
    {},
    { ...wire, sender: "agent" },
    { ...wire, sender: 1 },
    { ...wire, message: null },
    { ...wire, message: [] },
    { ...wire, message: { message_type: 7 } },
    { ...wire, message: { message_type: "" } },
    { ...wire, createdAt: "yesterday" },
    { ...wire, createdAt: 7 },
    { ...wire, createdAt: undefined },
  ])("is left out when it is no message: %j", (value) => {
    expect(readReceived(value)).toBeNull();
    expect(readReceivedList([value, wire])).toHaveLength(1);
  });
});
