import { classifyFailure, type Result } from "@satang/core";
import { assign, fromCallback, fromPromise, setup } from "xstate";
import { notProvided } from "../actors/not-provided.ts";
import type {
  ChatConnectionContext,
  ChatConnectionEvent,
  ChatConnectionInput,
  HistoryReply,
} from "./chat-connection.types.ts";
import type { ChatMessage } from "./chat-message.types.ts";
import { mergeMessages, renewMessages } from "./conversation.rules.ts";

/** Time between two checks of the connection, ms (journey.txt §9). */
export const CHAT_RECONNECT_MS = 5000;

type Reply = { reply: Result<unknown> };

const replyOf = ({ event }: { event: { output: Result<unknown> } }): Reply => ({
  reply: event.output,
});
const messagesOf = ({ event: { output } }: { event: { output: HistoryReply } }) => ({
  messages: output.ok ? output.data : [],
});
const chatRoomOf = ({ context }: { context: ChatConnectionContext }) => ({
  chatRoom: context.chatRoom ?? "",
});
const whatIsKnown = ({ context }: { context: ChatConnectionContext }) => ({
  known: context.unbroken,
});

/**
 * The line to support: it joins the chat room, reads what was missed after each interruption, and works over HTTP alone when
 * there is no socket. Messages are kept through every interruption.
 *
 * Provide the actors:
 * - `readChatRoom` reads the prefix and resolves to the name of the chat room.
 * - `listen` holds the socket while the machine runs; it sends `socket.lose` and `messages.receive`.
 * - `joinChatRoom` connects the socket, if needed, and joins.
 * - `readMissed` reads the history page by page until it reaches a message of which all before are known. One that arrives
 *   before the history has been read is none: others may be missing before it.
 */
export const chatConnectionMachine = setup({
  types: {
    context: {} as ChatConnectionContext,
    events: {} as ChatConnectionEvent,
    input: {} as ChatConnectionInput,
  },
  actors: {
    readChatRoom: fromPromise<Result<string>>(notProvided("chatConnection", "readChatRoom")),
    listen: fromCallback<ChatConnectionEvent>(() => undefined),
    joinChatRoom: fromPromise<Result<unknown>, { chatRoom: string }>(
      notProvided("chatConnection", "joinChatRoom"),
    ),
    readMissed: fromPromise<HistoryReply, { known: readonly ChatMessage[] }>(
      notProvided("chatConnection", "readMissed"),
    ),
  },
  actions: {
    setChatRoom: assign((_, { reply }: { reply: Result<string> }) =>
      reply.ok ? { chatRoom: reply.data } : {},
    ),
    setMessages: assign(({ context }, { messages }: { messages: readonly ChatMessage[] }) => ({
      messages: mergeMessages(context.messages, messages),
    })),
    renewMessages: assign(({ context }, { messages }: { messages: readonly ChatMessage[] }) => ({
      messages: renewMessages(context.messages, messages),
    })),
    /** Nothing is missing before the newest message. */
    setUnbroken: assign({ unbroken: ({ context }) => context.messages, isHistoryRead: true }),
    setError: assign((_, { reply }: Reply) => ({ error: reply.ok ? null : reply.error })),
    clearError: assign({ error: null }),
    /** There is a line: messages that wait can be sent. */
    notifyLine: () => {},
  },
  guards: {
    hasSocket: ({ context }) => context.hasSocket,
    isOk: (_, { reply }: Reply) => reply.ok,
    isRefused: (_, { reply }: Reply) =>
      !reply.ok && !["outcomeUnknown", "notSent"].includes(classifyFailure(reply.error)),
  },
  delays: { reconnectDelay: CHAT_RECONNECT_MS },
}).createMachine({
  id: "chatConnection",
  context: ({ input }) => ({
    ...input,
    chatRoom: null,
    messages: [],
    unbroken: [],
    isHistoryRead: false,
    error: null,
  }),
  initial: "starting",
  invoke: { id: "listen", src: "listen" },
  on: {
    "messages.receive": { actions: { type: "setMessages", params: ({ event }) => event } },
    "messages.renew": { actions: { type: "renewMessages", params: ({ event }) => event } },
  },
  states: {
    starting: {
      entry: "clearError",
      invoke: {
        id: "readChatRoom",
        src: "readChatRoom",
        onDone: [
          {
            guard: { type: "isOk", params: replyOf },
            target: "choosing",
            actions: { type: "setChatRoom", params: ({ event }) => ({ reply: event.output }) },
          },
          { target: "cannotStart", actions: { type: "setError", params: replyOf } },
        ],
      },
    },

    choosing: { always: [{ guard: "hasSocket", target: "joining" }, { target: "catchingUp" }] },

    joining: {
      invoke: {
        id: "joinChatRoom",
        src: "joinChatRoom",
        input: chatRoomOf,
        onDone: [
          { guard: { type: "isOk", params: replyOf }, target: "catchingUp" },
          {
            guard: { type: "isRefused", params: replyOf },
            target: "cannotStart",
            actions: { type: "setError", params: replyOf },
          },
          { target: "readingAlone" },
        ],
      },
      initial: "resting",
      states: {
        // Where sockets are blocked without an answer, joining takes longer than the time between two checks.
        resting: { after: { reconnectDelay: "reading" } },
        reading: {
          invoke: {
            id: "readMeanwhile",
            src: "readMissed",
            input: whatIsKnown,
            onDone: [
              {
                guard: { type: "isOk", params: replyOf },
                target: "resting",
                actions: [{ type: "setMessages", params: messagesOf }, "setUnbroken", "notifyLine"],
              },
              { target: "resting" },
            ],
          },
        },
      },
    },

    // Where sockets are blocked, calls may still arrive: the chat goes on with them.
    readingAlone: {
      invoke: {
        id: "readAlone",
        src: "readMissed",
        input: whatIsKnown,
        onDone: [
          {
            guard: { type: "isOk", params: replyOf },
            target: "interrupted",
            actions: [{ type: "setMessages", params: messagesOf }, "setUnbroken", "notifyLine"],
          },
          { target: "interrupted" },
        ],
      },
    },

    // After joining, not before: a message that support writes in between arrives over the socket or is read here.
    catchingUp: {
      invoke: {
        id: "readMissed",
        src: "readMissed",
        input: whatIsKnown,
        onDone: [
          {
            guard: { type: "isOk", params: replyOf },
            target: "connected",
            actions: [{ type: "setMessages", params: messagesOf }, "setUnbroken"],
          },
          { target: "interrupted" },
        ],
      },
      on: { "socket.lose": "interrupted" },
    },

    connected: {
      entry: "notifyLine",
      initial: "choosing",
      on: {
        "socket.lose": "interrupted",
        "messages.receive": {
          actions: [{ type: "setMessages", params: ({ event }) => event }, "setUnbroken"],
        },
        // The socket may not have noticed that the line was away.
        "line.return": { actions: "notifyLine" },
      },
      states: {
        choosing: { always: [{ guard: "hasSocket", target: "listening" }, { target: "resting" }] },
        listening: {},
        resting: { after: { reconnectDelay: "reading" } },
        reading: {
          invoke: {
            id: "readNew",
            src: "readMissed",
            input: whatIsKnown,
            onDone: [
              {
                guard: { type: "isOk", params: replyOf },
                target: "resting",
                actions: [{ type: "setMessages", params: messagesOf }, "setUnbroken"],
              },
              { target: "#chatConnection.interrupted" },
            ],
          },
        },
      },
    },

    interrupted: {
      after: { reconnectDelay: "choosing" },
      on: { "line.return": "choosing" },
    },

    cannotStart: {
      after: { reconnectDelay: "starting" },
      on: { "chat.retry": "starting", "line.return": "starting" },
    },
  },
});
