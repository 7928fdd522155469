import type { SnapshotFrom } from "xstate";
import type { chatDeliveryMachine } from "./chat-delivery.machine.ts";
import type { ChatDelivery } from "./chat-message.types.ts";

/** A snapshot of the delivery machine. */
export type ChatDeliverySnapshot = SnapshotFrom<typeof chatDeliveryMachine>;

/**
 * How far the message has come; `null` after the member took it back. A message that waits for its turn is being sent, or its
 * file is.
 */
export function selectChatDelivery({ value, context }: ChatDeliverySnapshot): ChatDelivery | null {
  switch (value) {
    case "uploadingFile":
      return "uploading_file";
    case "waiting":
      return context.hasFile ? "uploading_file" : "sending";
    case "deciding":
    case "sending":
    case "lookingUp":
      return "sending";
    case "failed":
      return "failed";
    case "succeed":
      return "succeed";
    case "removed":
      return null;
  }
}

/** Whether the message waits for its turn, or has it: what {@link nextToSend} reads. */
export function selectChatTurn({ value }: ChatDeliverySnapshot): "waiting" | "sending" | "none" {
  if (value === "lookingUp") return "sending";
  return value === "waiting" || value === "sending" ? value : "none";
}

/** Whether the message waits because its last upload did not reach the service. */
export const selectIsUploadCut = ({ value, context }: ChatDeliverySnapshot): boolean =>
  value === "waiting" && context.hasFile && context.error !== null;

/** The message as it is sent. */
export const selectOutgoingMessage = ({ context }: ChatDeliverySnapshot) => context.message;

/** The share of the file that was sent, from 0 to 1. */
export const selectUploadProgress = ({ context }: ChatDeliverySnapshot) => context.progress;

/** Why the last attempt failed; `null` when none did. */
export const selectDeliveryError = ({ context }: ChatDeliverySnapshot) => context.error;
