import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { chatSupportMachine, TYPING_MS } from "./chat-support.machine.ts";
import {
  selectAnswersInMinutes,
  selectIsOnline,
  selectIsTyping,
  selectSupportReadAt,
} from "./chat-support.selectors.ts";
import type { ChatSupportChange } from "./chat-support.types.ts";
import { readReceipt, readSupport, readSupportEvent } from "./received-support.rules.ts";

function open() {
  const clock = new SimulatedClock();
  const actor = createActor(chatSupportMachine, { clock }).start();
  const change = (next: ChatSupportChange) => actor.send({ type: "support.change", change: next });
  const read = () => {
    const snapshot = actor.getSnapshot();
    return [
      selectIsOnline(snapshot),
      selectAnswersInMinutes(snapshot),
      selectSupportReadAt(snapshot),
      selectIsTyping(snapshot),
    ];
  };
  return { change, clock, read };
}

it("knows nothing of support that the service does not say", () => {
  expect(open().read()).toEqual([null, null, null, false]);
});

it("keeps what was said before, and never takes a receipt back", () => {
  const { change, read } = open();
  change({ isOnline: true, answersInMinutes: 2 });
  change({ readAt: 9 });
  change({ readAt: 7 });
  expect(read()).toEqual([true, 2, 9, false]);
  change({ isOnline: false, isTyping: true });
  expect(read()).toEqual([false, 2, 9, true]);
});

it("ends the writing of support with its event, and without one ten seconds after the last", () => {
  const { change, clock, read } = open();
  const isTyping = () => read().at(-1);
  change({ isTyping: true });
  clock.increment(TYPING_MS - 1);
  change({ isTyping: true });
  clock.increment(TYPING_MS - 1);
  change({ readAt: 7 });
  expect(isTyping()).toBe(true);
  clock.increment(1);
  expect(isTyping()).toBe(false);
  change({ isTyping: true });
  change({ isTyping: false });
  expect(isTyping()).toBe(false);
});

const MOMENT = "2026-11-21T09:30:00+07:00";
const AT = Date.parse(MOMENT);

describe("the state of support from the service", () => {
  it.each<[unknown, ChatSupportChange | null]>([
    [
      { isOnline: false, answersInMinutes: 2 },
      { isOnline: false, answersInMinutes: 2 },
    ],
    [
      { isTyping: true, readAt: MOMENT },
      { isTyping: true, readAt: AT },
    ],
    [{ isOnline: "yes", answersInMinutes: 2.5, isTyping: 1, readAt: "soon" }, null],
    [{ answersInMinutes: 0 }, null],
    [{ answersInMinutes: 1e9, isOnline: true }, { isOnline: true }],
    [null, null],
    ["online", null],
    [[], null],
  ])("%j is read as %j", (value, change) => {
    expect(readSupport(value)).toEqual(change);
    expect(readSupportEvent({ sender: "other", support: value })).toEqual(change);
  });

  it("is not taken from an event of the customer", () => {
    expect(readSupportEvent({ sender: "customer", support: { readAt: MOMENT } })).toBeNull();
  });

  it("ends the writing with each message of support", () => {
    const message = { message_type: "text", payload: "Hello" };
    expect(readSupportEvent({ sender: "other", message })).toEqual({ isTyping: false });
  });
});

describe("the receipts of a page of the history", () => {
  const entry = (minute: number, more: object = {}) => ({
    sender: "customer",
    createdAt: `2026-11-21T09:0${minute}:00+07:00`,
    ...more,
  });
  it("name the newest message of the customer that support has read", () => {
    const page = [
      entry(5, { readAt: null }),
      entry(4, { readAt: MOMENT, sender: "other" }),
      entry(3, { readAt: MOMENT }),
      entry(2, { readAt: MOMENT }),
    ];
    expect(readReceipt(page)).toBe(Date.parse("2026-11-21T09:03:00+07:00"));
  });
  it("are none in a page of a service that sends none, or sends something else", () => {
    expect(readReceipt([entry(1), null, 7, entry(2, { readAt: 5 })])).toBeNull();
  });
});
