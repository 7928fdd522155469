import type { SnapshotFrom } from "xstate";
import type { chatConnectionMachine } from "./chat-connection.machine.ts";

/** A snapshot of the connection machine. */
export type ChatConnectionSnapshot = SnapshotFrom<typeof chatConnectionMachine>;

/** State of the line as a view reads it. */
export type ChatLineState = "starting" | "connected" | "interrupted" | "cannotStart";

/** State of the line. Once the history was read, a check of the connection is a part of its interruption (decision 57). */
export function selectChatLine({ value, context }: ChatConnectionSnapshot): ChatLineState {
  if (typeof value === "object" && "connected" in value) return "connected";
  switch (value) {
    case "cannotStart":
    case "starting":
    case "interrupted":
      return value;
    case "readingAlone":
      return "interrupted";
    default:
      return context.isHistoryRead ? "interrupted" : "starting";
  }
}

/** Every message that is known, each once, in the order of the server's time. */
export const selectChatMessages = ({ context }: ChatConnectionSnapshot) => context.messages;

/** Whether the history was read: before, a message that arrives may be an old one. */
export const selectIsHistoryRead = ({ context }: ChatConnectionSnapshot) => context.isHistoryRead;

/** Name of the chat room; `null` until it is known. */
export const selectChatRoom = ({ context }: ChatConnectionSnapshot) => context.chatRoom;

/** Why the chat could not start; `null` when it could. */
export const selectChatError = ({ context }: ChatConnectionSnapshot) => context.error;
