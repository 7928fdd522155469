import { type Failure, fail, succeed } from "@satang/core";
import type { ChatMessage, OutgoingMessage } from "@satang/machines/chat";
import { describe, expect, it, vi } from "vitest";
import { createChatHistory } from "./chat-history.ts";

const NONE = { sender: "nobody" };
const START = Date.parse("2026-11-21T00:00:00Z");

/** Entries of the wire, newest first. */
const entries = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, at) => ({
    sender: "other",
    clientId: `c-${count - at}`,
    message: { message_type: "text", payload: `${count - at}` },
    createdAt: new Date(START + (count - at) * 60_000).toISOString(),
    ...more,
  }));

/** A service with a history; `foreign` are the replies that something else gives before it. */
function open(stored: readonly unknown[], ...foreign: readonly (readonly unknown[] | Failure)[]) {
  const now = { stored };
  const replies = [...foreign];
  const read = vi.fn(async (skip: number) => {
    const next = replies.shift() ?? now.stored.slice(skip, skip + 10);
    return "kind" in next ? fail(next) : succeed(next);
  });
  const history = createChatHistory(read);
  let known: readonly ChatMessage[] = [];
  const keep = (reply: Awaited<ReturnType<typeof history.readMissed>>) => {
    if (reply.ok)
      known = [...new Map([...known, ...reply.data].map((one) => [one.clientId, one])).values()];
    return reply.ok;
  };
  return {
    history,
    now,
    skips: () => read.mock.calls.map(([skip]) => skip),
    known: () => known,
    intercept: (...more: typeof replies) => void replies.push(...more),
    readMissed: async () => keep(await history.readMissed(known, known)),
    readOlder: async () => keep(await history.readOlder(known.length)),
  };
}

describe("a list of something else", () => {
  it("is not the history, an empty one is it for one reading, and then 25 messages are all read", async () => {
    const { history, known, readMissed, readOlder } = open(entries(25), [{}], []);
    expect([await readMissed(), history.isWhole()]).toEqual([false, false]);
    expect([await readMissed(), history.isWhole()]).toEqual([true, true]);
    expect([await readMissed(), history.isWhole()]).toEqual([true, false]);
    for (const count of [10, 20]) {
      expect(known()).toHaveLength(count);
      expect(await readOlder()).toBe(true);
    }
    expect(known()).toHaveLength(25);
    expect(history.isWhole()).toBe(true);
  });

  it("is not the end of the history either", async () => {
    const { history, intercept, known, readMissed, readOlder } = open(entries(25));
    await readMissed();
    intercept([{ status: "success" }]);
    expect([await readOlder(), history.isWhole()]).toEqual([false, false]);
    await readOlder();
    await readOlder();
    expect(known()).toHaveLength(25);
  });

  it("does not renew a message", async () => {
    const { history, readMissed } = open(entries(3), entries(3), [{}]);
    await readMissed();
    expect(await history.readAgain(0)).toMatchObject({ ok: false });
    expect(history.isWhole()).toBe(true);
  });

  it.each([1, 10, 100])("of %i entries is given up, whatever is asked", async (count) => {
    const list = Array.from({ length: count }, () => ({}));
    const { history, readMissed, skips } = open([], ...Array(10).fill(list));
    expect(await readMissed()).toBe(false);
    expect(skips().length).toBeLessThan(11);
    expect(history.isWhole()).toBe(false);
  });
});

describe("a history with entries that are no messages", () => {
  it("is read past a page of them, in one reading", async () => {
    const { history, known, readMissed, readOlder, skips } = open([
      ...Array(14).fill(NONE),
      ...entries(13),
    ]);
    await readMissed();
    expect([known().length, skips()]).toEqual([6, [0, 10]]);
    await readOlder();
    expect([known().length, skips()]).toEqual([13, [0, 10, 20]]);
    expect(history.isWhole()).toBe(true);
  });
});

describe("the end of the history", () => {
  it("stays known while newer messages arrive", async () => {
    const { history, now, readMissed, readOlder } = open(entries(20));
    await readMissed();
    await readOlder();
    expect(history.isWhole()).toBe(false);
    await readOlder();
    for (const count of [20, 21, 40]) {
      now.stored = entries(count);
      await readMissed();
      expect(history.isWhole(), `${count}`).toBe(true);
    }
  });

  it("is where it was read last, also after messages were deleted", async () => {
    const { history, now, readMissed } = open(entries(7));
    await readMissed();
    now.stored = entries(6);
    await readMissed();
    expect(history.isWhole()).toBe(true);
  });

  it("is not passed when a service sends more than a page: what was not read is read as older", async () => {
    const all = entries(250);
    const { history, known, readMissed, readOlder } = open(
      all,
      all,
      all.slice(100),
      all.slice(200),
    );
    await readMissed();
    await readOlder();
    expect([known().length, history.isWhole()]).toEqual([200, false]);
    await readOlder();
    expect(known()).toHaveLength(250);
  });
});

describe("a message of this device", () => {
  const message: OutgoingMessage = {
    clientId: "own",
    chatRoom: "room",
    content: { message_type: "text", payload: "Hello" },
    writtenAt: START + 24 * 60 * 60_000,
  };
  const own = { ...entries(1)[0], sender: "customer", clientId: "own" };
  const network: Failure = { kind: "network" };

  it("is found behind others", async () => {
    const { history } = open([...entries(30), own]);
    expect(await history.find(message)).toMatchObject({
      data: { finding: "stored", echo: { clientId: "own" } },
    });
  });

  it("is missing in a history without it, and in an empty one", async () => {
    for (const stored of [entries(30), []]) {
      expect(await open(stored).history.find(message)).toEqual(
        succeed({ finding: "missing", echo: null }),
      );
    }
  });

  it("may be the one with the same words", async () => {
    const unnamed = {
      ...own,
      clientId: null,
      message: message.content,
      createdAt: "2026-11-21T09:00:00Z",
    };
    const { history } = open([unnamed]);
    expect(await history.find(message)).toMatchObject({ data: { finding: "unclear" } });
  });

  it.each<[string, readonly unknown[] | Failure]>([
    ["of a list of something else", [{}]],
    ["that cannot be read", network],
  ])("is not looked for in a history %s", async (_what, reply) => {
    const { history } = open([own], reply);
    expect((await history.find(message)).ok).toBe(false);
  });
});
