import type { Failure } from "@satang/core";
import type { ActorRefFrom } from "xstate";
import type { chatDeliveryMachine } from "./chat-delivery.machine.ts";
import type { ChatDeliverySnapshot } from "./chat-delivery.selectors.ts";
import type { ChatDeliveryEffects } from "./chat-delivery.types.ts";
import type { ChatDelivery, ChatMessage, OutgoingMessage } from "./chat-message.types.ts";
import type { Outbox } from "./outbox.rules.ts";

/** A message on its way. */
export type ChatDeliveryRef = ActorRefFrom<typeof chatDeliveryMachine>;

/** Effects of the outbox outside of its machine. */
export type ChatOutboxEffects = Pick<
  ChatDeliveryEffects,
  "uploadFile" | "sendMessage" | "findMessage"
> & {
  /** Stores a message on the device, or stores it again after a change. */
  readonly saveMessage: (message: OutgoingMessage) => void;
  /** Whether the device still has a message: another tab removes what it has sent, and what the member took back there. */
  readonly hasMessage: (clientId: string) => boolean;
  /** Removes a message from the device: the service has it, or the member took it back. */
  readonly forgetMessage: (clientId: string) => void;
};

/** A message of the outbox, as a view reads it. */
export type ChatOutgoing = {
  readonly message: OutgoingMessage;
  readonly delivery: Exclude<ChatDelivery, "succeed">;
  /** The share of the file that was sent, from 0 to 1. */
  readonly progress: number;
  /** Why the last attempt failed; `null` when none did. */
  readonly error: Failure | null;
};

/** Input of the outbox machine. */
export type ChatOutboxInput = { readonly effects: ChatOutboxEffects };

/** Context of the outbox machine. */
export type ChatOutboxContext = ChatOutboxInput & {
  /** In the order in which the messages were written. */
  readonly deliveries: readonly ChatDeliveryRef[];
  /** The same messages as a view reads them. */
  readonly outgoing: readonly ChatOutgoing[];
  /** Client id of the message that is being sent; `null` when none is. */
  readonly sending: string | null;
};

/** Events of the outbox machine. */
export type ChatOutboxEvent =
  /** The messages that the device stored for this chat room were read. */
  | { readonly type: "stored.read"; readonly messages: Outbox }
  /** The member sends a message. */
  | { readonly type: "message.write"; readonly message: OutgoingMessage }
  /** The member sends a failed message again, takes one back, or stops its upload. */
  | { readonly type: "message.resend"; readonly clientId: string }
  | { readonly type: "message.remove"; readonly clientId: string }
  | { readonly type: "upload.cancel"; readonly clientId: string }
  /** Another tab has changed what the device stores. */
  | { readonly type: "stored.change" }
  /** Messages that the service has. */
  | { readonly type: "messages.stored"; readonly messages: readonly ChatMessage[] }
  /** There is a line: messages that wait can be sent. */
  | { readonly type: "line.open" }
  /** A delivery has changed. */
  | { readonly type: `xstate.snapshot.${string}`; readonly snapshot: ChatDeliverySnapshot }
  /** A delivery has ended. */
  | { readonly type: `xstate.done.actor.${string}` };
