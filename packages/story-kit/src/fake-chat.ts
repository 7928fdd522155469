import type { Schemas } from "@satang/api";
import { type Override, reply } from "@satang/api/testing";
import { fail, succeed } from "@satang/core";
import type { ChatLineListener, ChatOptions } from "@satang/headless/provider";
import { STORY_NOW } from "./story-time.ts";

type WireMessage = Schemas["ChatMessage"];
type WireContent = WireMessage["message"];
type Page = { readonly limit: number; readonly skip: number };

/** Options of a fake chat. */
export interface FakeChatOptions {
  /** Messages of support and the customer, oldest first, a minute apart. */
  messages?: readonly Partial<WireMessage>[] | undefined;
  /** Support, as the service describes it. @default nothing */
  support?: Schemas["ChatSupport"] | undefined;
}

/** A text of support. */
export const said = (payload: string, more: Partial<WireMessage> = {}): Partial<WireMessage> => ({
  sender: "other",
  name: "Satang",
  message: { message_type: "text", payload },
  ...more,
});

/** A text of the customer. */
export const wrote = (payload: string, more: Partial<WireMessage> = {}): Partial<WireMessage> => ({
  ...said(payload),
  sender: "customer",
  name: null,
  ...more,
});

const MINUTE = 60_000;

/**
 * A chat backend in memory that stores a message once, and its line. `overrides` are for the fake wallet, `chat` for the
 * provider.
 */
export function createFakeChat({ messages = [], support }: FakeChatOptions = {}) {
  const stored: WireMessage[] = [];
  const listeners = new Set<ChatLineListener>();
  let isOpen = true;
  let last = STORY_NOW - (messages.length + 1) * MINUTE;
  const store = (message: Partial<WireMessage>): WireMessage => {
    const { clientId } = message;
    const first = stored.find((one) => clientId !== undefined && one.clientId === clientId);
    if (first) return first;
    last += MINUTE;
    const made: WireMessage = {
      sender: "other",
      message: { message_type: "text", payload: "" },
      createdAt: new Date(last).toISOString(),
      session_id: "s-1",
      ...message,
    };
    stored.push(made);
    return made;
  };
  const emit = (event: unknown) => {
    if (isOpen) for (const { onEvent } of listeners) onEvent(event);
  };
  messages.forEach(store);
  const overrides: Override[] = [
    reply("lookupEnableChatWidget", { isActive: true }),
    reply("chatConfig", { PREFIX: "satang", ...(support && { support }) }),
    reply("chatHistory", ({ body }) => {
      const { limit, skip } = body as Page;
      return stored.toReversed().slice(skip, skip + limit);
    }),
    reply("chatSendMessage", ({ body }) => {
      const message = store(body as WireMessage);
      emit(message);
      return { createdAt: message.createdAt ?? "" };
    }),
  ];
  const chat: ChatOptions = {
    openLine: () => ({
      join: async () => (isOpen ? succeed({}) : fail({ kind: "network" })),
      listen: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    }),
  };
  return {
    overrides,
    chat,
    /** Every message of the service, oldest first. */
    stored: stored as readonly WireMessage[],
    /** Stores a message of support and sends its event. */
    answer: (content: WireContent | string, more: Partial<WireMessage> = {}) => {
      const message =
        typeof content === "string" ? { message_type: "text", payload: content } : content;
      emit(store({ name: "Satang", message, ...more }));
    },
    /** Stores a message of support without an event, as while the line is away. */
    answerSilently: (payload: string) => void store(said(payload)),
    /** Sends any event. */
    emit,
    /** Sends an event about support. */
    emitSupport: (change: Schemas["ChatSupport"]) => emit({ sender: "other", support: change }),
    /** Cuts the line; it cannot be joined until it is opened again. */
    cut: () => {
      isOpen = false;
      for (const { onLost } of listeners) onLost();
    },
    open: () => {
      isOpen = true;
      window.dispatchEvent(new Event("online"));
    },
  };
}
