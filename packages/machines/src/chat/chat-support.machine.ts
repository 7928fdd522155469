import { assign, setup } from "xstate";
import type { ChatSupport, ChatSupportChange, ChatSupportEvent } from "./chat-support.types.ts";

/** Time after which support no longer counts as writing, ms: the event that ends it may be lost. */
export const TYPING_MS = 10_000;

type Change = { readonly change: ChatSupportChange };

const changeOf = ({ event }: { event: ChatSupportEvent }): Change => ({ change: event.change });

/** Support, as the service describes it: whether somebody answers, what was read, and whether somebody is writing. */
export const chatSupportMachine = setup({
  types: {
    context: {} as ChatSupport,
    events: {} as ChatSupportEvent,
  },
  actions: {
    setSupport: assign(({ context }, { change }: Change) => ({
      isOnline: change.isOnline ?? context.isOnline,
      answersInMinutes: change.answersInMinutes ?? context.answersInMinutes,
      // An older page of the history can arrive later.
      readAt: change.readAt ? Math.max(change.readAt, context.readAt ?? 0) : context.readAt,
    })),
  },
  guards: {
    isTyping: (_, { change }: Change) => change.isTyping === true,
    isQuiet: (_, { change }: Change) => change.isTyping === false,
  },
  delays: { typingTimeout: TYPING_MS },
}).createMachine({
  id: "chatSupport",
  context: { isOnline: null, answersInMinutes: null, readAt: null },
  initial: "quiet",
  on: { "support.change": { actions: { type: "setSupport", params: changeOf } } },
  states: {
    quiet: {
      on: {
        "support.change": [
          {
            guard: { type: "isTyping", params: changeOf },
            target: "typing",
            actions: { type: "setSupport", params: changeOf },
          },
        ],
      },
    },

    typing: {
      after: { typingTimeout: "quiet" },
      on: {
        "support.change": [
          {
            guard: { type: "isQuiet", params: changeOf },
            target: "quiet",
            actions: { type: "setSupport", params: changeOf },
          },
          {
            guard: { type: "isTyping", params: changeOf },
            target: "typing",
            reenter: true,
            actions: { type: "setSupport", params: changeOf },
          },
        ],
      },
    },
  },
});
