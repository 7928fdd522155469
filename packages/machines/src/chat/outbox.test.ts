import { describe, expect, it } from "vitest";
import type { ChatMessage, OutgoingMessage } from "./chat-message.types.ts";
import {
  addToOutbox,
  nextToSend,
  type Outbox,
  readOutbox,
  removeFromOutbox,
  withoutStored,
  writeOutbox,
  writtenAfter,
} from "./outbox.rules.ts";

const HERE = "satang-guest-1";
const written = (clientId: string, chatRoom = HERE): OutgoingMessage => ({
  clientId,
  chatRoom,
  content: { message_type: "text", payload: clientId },
  writtenAt: 1,
});
const stored = (clientId: string | null, sender: ChatMessage["sender"]): ChatMessage => ({
  clientId,
  sender,
  content: { message_type: "text", payload: "x" },
  createdAt: 1,
  sessionId: null,
  name: null,
});
const three: Outbox = [written("a"), written("b"), written("c")];
const names = (outbox: Outbox) => outbox.map(({ clientId }) => clientId);

describe("the outbox", () => {
  it("keeps the order in which messages were written, each once", () => {
    const again = addToOutbox(three, written("a"));
    expect(names(again)).toEqual(["a", "b", "c"]);
    expect(names(addToOutbox(again, written("d")))).toEqual(["a", "b", "c", "d"]);
  });

  it("gives each message a later time than those before it, whatever the clock says", () => {
    expect(writtenAfter([], 5)).toBe(5);
    expect(writtenAfter([{ ...written("a"), writtenAt: 5 }], 9)).toBe(9);
    for (const now of [5, 2]) {
      expect(writtenAfter([{ ...written("a"), writtenAt: 5 }], now)).toBe(6);
    }
  });

  it("lets go of what was taken back or stored, and of nothing else", () => {
    expect(names(removeFromOutbox(three, "b"))).toEqual(["a", "c"]);
    expect(removeFromOutbox(three, "x")).toBe(three);
    const arrived = [stored("c", "customer"), stored("b", "other"), stored(null, "customer")];
    expect(names(withoutStored(three, arrived))).toEqual(["a", "b"]);
    expect(withoutStored(three, [])).toBe(three);
  });

  it("sends one message at a time, the oldest that waits first", () => {
    const next = (...states: readonly string[]) =>
      nextToSend(three, new Map(names(three).map((name, at) => [name, states[at] ?? ""])))
        ?.clientId ?? null;
    expect(next("waiting", "waiting", "waiting")).toBe("a");
    expect(next("sending", "waiting", "waiting")).toBeNull();
    expect(next("waiting", "sending", "waiting")).toBeNull();
    expect(next("none", "waiting", "waiting")).toBe("b");
    expect(next("none", "none", "none")).toBeNull();
    expect(next()).toBeNull();
  });

  it("is the same after a reload", () => {
    expect(readOutbox(writeOutbox(three), HERE)).toEqual(three);
    expect(readOutbox(null, HERE)).toEqual([]);
  });

  it("has no message of another person", () => {
    const mixed = [written("a"), written("b", "satang-1001")];
    expect(names(readOutbox(writeOutbox(mixed), HERE))).toEqual(["a"]);
  });

  it.each([
    ["no JSON", "{"],
    ["no list", "{}"],
    ["other values", '[null,1,"a",{},[]]'],
    ["messages without an id", writeOutbox([written("")])],
    ["messages without content", '[{"clientId":"a","chatRoom":"satang-guest-1","writtenAt":1}]'],
  ])("is empty when the device stored %s", (_name, text) => {
    expect(readOutbox(text, HERE)).toEqual([]);
  });

  it("has a message once that was stored twice", () => {
    const twice = writeOutbox([written("a"), written("a")]);
    expect(names(readOutbox(twice, HERE))).toEqual(["a"]);
  });
});
