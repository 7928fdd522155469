import { assign, enqueueActions, setup } from "xstate";
import { CHAT_RECONNECT_MS } from "./chat-connection.machine.ts";
import { chatDeliveryMachine } from "./chat-delivery.machine.ts";
import {
  type ChatDeliverySnapshot,
  selectChatDelivery,
  selectChatTurn,
  selectIsUploadCut,
  selectOutgoingMessage,
} from "./chat-delivery.selectors.ts";
import type { ChatMessage, OutgoingMessage } from "./chat-message.types.ts";
import type {
  ChatDeliveryRef,
  ChatOutboxContext,
  ChatOutboxEffects,
  ChatOutboxEvent,
  ChatOutboxInput,
  ChatOutgoing,
} from "./chat-outbox.types.ts";
import { needsUpload, nextToSend, type Outbox } from "./outbox.rules.ts";

type OfMessage = { readonly clientId: string };
type Deliveries = { readonly refs: readonly ChatDeliveryRef[] };
type Sync = {
  readonly context: ChatOutboxContext;
  readonly event: { readonly snapshot: ChatDeliverySnapshot };
};
type Changed = { readonly snapshot: ChatDeliverySnapshot };

const messageOf = (ref: ChatDeliveryRef): OutgoingMessage =>
  selectOutgoingMessage(ref.getSnapshot());

const findDelivery = ({ deliveries }: ChatOutboxContext, clientId: string) =>
  deliveries.find((ref) => messageOf(ref).clientId === clientId);

/** A message as a view reads it; nothing when it needs no more work. */
function toOutgoing(ref: ChatDeliveryRef): readonly ChatOutgoing[] {
  const snapshot = ref.getSnapshot();
  const delivery = selectChatDelivery(snapshot);
  if (delivery === null || delivery === "succeed") return [];
  const { message, progress, error } = snapshot.context;
  return [{ message, delivery, progress, error }];
}

/** The message can be taken back. One that is being sent cannot; it is checked again after its call. */
function isHere(ref: ChatDeliveryRef): boolean {
  const snapshot = ref.getSnapshot();
  return snapshot.status === "active" && selectChatTurn(snapshot) !== "sending";
}

const oneOf = ({ context, event }: Sync) => {
  const { clientId } = selectOutgoingMessage(event.snapshot);
  return { refs: context.deliveries.filter((ref) => messageOf(ref).clientId === clientId) };
};
const allOf = ({ context }: { context: ChatOutboxContext }) => ({ refs: context.deliveries });

const deliveryEffects = ({ saveMessage, forgetMessage, ...effects }: ChatOutboxEffects) => ({
  uploadFile: effects.uploadFile,
  sendMessage: effects.sendMessage,
  findMessage: effects.findMessage,
  // A message that another tab removed meanwhile must not come back.
  notifyChanged: (message: OutgoingMessage) => {
    if (effects.hasMessage(message.clientId)) saveMessage(message);
  },
  notifyEnded: forgetMessage,
});

/**
 * The messages that the service may not have yet: each is stored on the device before it is sent, and they are sent one after the
 * other in the order in which they were written. After a call or an upload without an answer the outbox rests until there is a
 * line again, and tries by itself after 5 s. A message that the device does not have any more was sent or taken back in another
 * tab, and is not sent here.
 */
export const chatOutboxMachine = setup({
  types: {
    context: {} as ChatOutboxContext,
    events: {} as ChatOutboxEvent,
    input: {} as ChatOutboxInput,
  },
  actors: { delivery: chatDeliveryMachine },
  actions: {
    startDeliveries: assign(({ context, spawn }, { messages }: { messages: Outbox }) => {
      const fresh = messages.filter(
        ({ clientId }) => findDelivery(context, clientId) === undefined,
      );
      const effects = deliveryEffects(context.effects);
      const refs = fresh.map((message) =>
        spawn("delivery", {
          id: message.clientId,
          input: { message, hasFile: needsUpload(message), effects },
          syncSnapshot: true,
        }),
      );
      const deliveries = [...context.deliveries, ...refs];
      return { deliveries, outgoing: deliveries.flatMap(toOutgoing) };
    }),
    saveMessage: ({ context }, { message }: { message: OutgoingMessage }) =>
      context.effects.saveMessage(message),
    submitResend: enqueueActions(({ context, enqueue }, { clientId }: OfMessage) => {
      const ref = findDelivery(context, clientId);
      if (ref) enqueue.sendTo(ref, { type: "message.resend" });
    }),
    submitRemove: enqueueActions(({ context, enqueue }, { clientId }: OfMessage) => {
      const ref = findDelivery(context, clientId);
      if (ref) enqueue.sendTo(ref, { type: "message.remove" });
    }),
    submitCancel: enqueueActions(({ context, enqueue }, { clientId }: OfMessage) => {
      const ref = findDelivery(context, clientId);
      if (ref) enqueue.sendTo(ref, { type: "upload.cancel" });
    }),
    submitEchoes: enqueueActions(
      ({ context, enqueue }, { messages }: { messages: readonly ChatMessage[] }) => {
        const stored = new Set(
          messages.filter(({ sender }) => sender === "customer").map(({ clientId }) => clientId),
        );
        for (const ref of context.deliveries) {
          if (stored.has(messageOf(ref).clientId)) enqueue.sendTo(ref, { type: "echo.receive" });
        }
      },
    ),
    submitForgotten: enqueueActions(({ context, enqueue }, { refs }: Deliveries) => {
      for (const ref of refs) {
        const { clientId } = messageOf(ref);
        if (isHere(ref) && !context.effects.hasMessage(clientId)) {
          enqueue.sendTo(ref, { type: "message.remove" });
        }
      }
    }),
    submitNext: enqueueActions(({ context, enqueue }) => {
      const outbox = context.deliveries.map(messageOf);
      const states = new Map(
        context.deliveries.map((ref) => [
          messageOf(ref).clientId,
          selectChatTurn(ref.getSnapshot()),
        ]),
      );
      const next = nextToSend(outbox, states);
      const ref = next && findDelivery(context, next.clientId);
      if (ref) enqueue.sendTo(ref, { type: "turn.come" });
    }),
    syncDelivery: assign(({ context }, { snapshot }: Changed) => {
      const { clientId } = selectOutgoingMessage(snapshot);
      const isSending = selectChatTurn(snapshot) === "sending";
      const others = context.sending === clientId ? null : context.sending;
      return {
        outgoing: context.deliveries.flatMap(toOutgoing),
        sending: isSending ? clientId : others,
      };
    }),
    removeEnded: assign(({ context }) => {
      const deliveries = context.deliveries.filter((ref) => ref.getSnapshot().status === "active");
      const isSending = deliveries.some((ref) => messageOf(ref).clientId === context.sending);
      return {
        deliveries,
        outgoing: deliveries.flatMap(toOutgoing),
        sending: isSending ? context.sending : null,
      };
    }),
  },
  guards: {
    /** The message that was being sent waits again, or its file does: there was no answer. */
    isUndecided: ({ context }, { snapshot }: Changed) =>
      selectIsUploadCut(snapshot) ||
      (selectChatTurn(snapshot) === "waiting" &&
        context.sending === selectOutgoingMessage(snapshot).clientId),
  },
  delays: { retryDelay: CHAT_RECONNECT_MS },
}).createMachine({
  id: "chatOutbox",
  context: ({ input }) => ({ ...input, deliveries: [], outgoing: [], sending: null }),
  initial: "closed",
  on: {
    "stored.read": { actions: { type: "startDeliveries", params: ({ event }) => event } },
    "message.write": {
      actions: [
        { type: "saveMessage", params: ({ event }) => event },
        {
          type: "startDeliveries",
          params: ({ event }) => ({ messages: [event.message] }),
        },
      ],
    },
    "message.resend": { actions: { type: "submitResend", params: ({ event }) => event } },
    "message.remove": { actions: { type: "submitRemove", params: ({ event }) => event } },
    "upload.cancel": { actions: { type: "submitCancel", params: ({ event }) => event } },
    "stored.change": { actions: { type: "submitForgotten", params: allOf } },
    "messages.stored": { actions: { type: "submitEchoes", params: ({ event }) => event } },
    "xstate.snapshot.*": {
      actions: [
        { type: "syncDelivery", params: ({ event }) => event },
        { type: "submitForgotten", params: oneOf },
      ],
    },
    "xstate.done.actor.*": { actions: "removeEnded" },
  },
  states: {
    closed: { on: { "line.open": "open" } },

    open: {
      entry: "submitNext",
      on: {
        "xstate.snapshot.*": [
          {
            guard: { type: "isUndecided", params: ({ event }) => event },
            target: "resting",
            actions: [
              { type: "syncDelivery", params: ({ event }) => event },
              { type: "submitForgotten", params: oneOf },
            ],
          },
          {
            actions: [
              { type: "syncDelivery", params: ({ event }) => event },
              { type: "submitForgotten", params: oneOf },
              "submitNext",
            ],
          },
        ],
        "xstate.done.actor.*": { actions: ["removeEnded", "submitNext"] },
      },
    },

    resting: {
      after: { retryDelay: "open" },
      on: { "line.open": "open" },
    },
  },
});
