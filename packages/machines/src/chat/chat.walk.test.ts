import { fail, succeed } from "@satang/core";
import { expect, it } from "vitest";
import { findUnwalked } from "../../test/walk-machine.ts";
import { chatConnectionMachine } from "./chat-connection.machine.ts";
import { chatDeliveryMachine } from "./chat-delivery.machine.ts";
import type { ChatDeliveryEffects } from "./chat-delivery.types.ts";
import { chatSupportMachine } from "./chat-support.machine.ts";
import { readMarkMachine } from "./read-mark.machine.ts";

const NONE = { states: [], transitions: [] };
const network = fail({ kind: "network" });
const notSent = fail({ kind: "notSent", reason: "unread" });
const foreign = fail({ kind: "raw", message: "", status: 200 });
const refused = fail({ kind: "coded", code: "NO_DATA", message: "", status: 404 });
const repliesOf = (id: string, ...replies: readonly unknown[]) =>
  replies.map((output) => ({ type: `xstate.done.actor.${id}`, output }));

it("every state and transition of a delivery can be reached", () => {
  const effects: ChatDeliveryEffects = {
    uploadFile: () => () => undefined,
    sendMessage: () => new Promise(() => undefined),
    findMessage: () => new Promise(() => undefined),
    notifyChanged: () => undefined,
    notifyEnded: () => undefined,
  };
  const content = { message_type: "media" };
  const message = { clientId: "c-1", chatRoom: "satang-guest-1", content, writtenAt: 1 };
  const events = [
    { type: "upload.progress", share: 0.5 },
    { type: "upload.reply", reply: succeed(content) },
    { type: "upload.reply", reply: network },
    { type: "upload.reply", reply: refused },
    { type: "upload.cancel" },
    { type: "turn.come" },
    { type: "echo.receive" },
    { type: "message.resend" },
    { type: "message.remove" },
    ...repliesOf("sendMessage", succeed({}), notSent, network, foreign, refused),
    { type: "xstate.error.actor.sendMessage", error: new Error("a mistake") },
    ...repliesOf(
      "findMessage",
      succeed("stored"),
      succeed("missing"),
      succeed("unclear"),
      network,
      foreign,
      refused,
    ),
    { type: "xstate.error.actor.findMessage", error: new Error("a mistake") },
  ];
  const walk = (hasFile: boolean, hasFailed = false) => {
    const input = { message: { ...message, ...(hasFailed && { hasFailed }) }, hasFile, effects };
    return findUnwalked(chatDeliveryMachine, { input, events });
  };
  const withFile = walk(true);
  const others = [walk(false), walk(false, true)];
  expect(withFile.states).toEqual([]);
  const inNone = withFile.transitions.filter((one) =>
    others.every(({ transitions }) => transitions.includes(one)),
  );
  expect(inNone).toEqual([]);
});

it("every state and transition of the connection can be reached", () => {
  const events = [
    { type: "socket.lose" },
    { type: "messages.receive", messages: [] },
    { type: "messages.renew", messages: [] },
    { type: "line.return" },
    { type: "chat.retry" },
    ...repliesOf("readChatRoom", succeed("satang-guest-1"), network),
    ...repliesOf("joinChatRoom", succeed({}), network, refused),
    ...repliesOf("readMissed", succeed([]), network),
    ...repliesOf("readNew", succeed([]), network),
    ...repliesOf("readAlone", succeed([]), network),
    ...repliesOf("readMeanwhile", succeed([]), network),
    { type: "xstate.after.reconnectDelay.chatConnection.interrupted" },
    { type: "xstate.after.reconnectDelay.chatConnection.cannotStart" },
    { type: "xstate.after.reconnectDelay.chatConnection.joining.resting" },
    { type: "xstate.after.reconnectDelay.chatConnection.connected.resting" },
  ];
  const walk = (hasSocket: boolean) =>
    findUnwalked(chatConnectionMachine, { input: { hasSocket }, events });
  const withSocket = walk(true);
  const without = walk(false);
  const inNeither = (key: "states" | "transitions") =>
    withSocket[key].filter((one) => without[key].includes(one));
  expect({ states: inNeither("states"), transitions: inNeither("transitions") }).toEqual(NONE);
});

it("every state and transition of the read mark can be reached", () => {
  const events = [
    { type: "unread.show", at: 7 },
    { type: "unread.hide" },
    ...repliesOf("sendMark", succeed({}), network, foreign),
    { type: "xstate.after.readDelay.readMark.inView" },
    { type: "xstate.after.retryDelay.readMark.failed" },
  ];
  expect(findUnwalked(readMarkMachine, { input: { readAt: null }, events })).toEqual(NONE);
});

it("every state and transition of what is known about support can be reached", () => {
  const events = [
    { type: "support.change", change: { isTyping: true } },
    { type: "support.change", change: { isTyping: false } },
    { type: "support.change", change: { isOnline: true } },
    { type: "xstate.after.typingTimeout.chatSupport.typing" },
  ];
  expect(findUnwalked(chatSupportMachine, { input: undefined, events })).toEqual(NONE);
});
