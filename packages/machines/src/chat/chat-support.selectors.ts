import type { SnapshotFrom } from "xstate";
import type { chatSupportMachine } from "./chat-support.machine.ts";

/** A snapshot of the support machine. */
export type ChatSupportSnapshot = SnapshotFrom<typeof chatSupportMachine>;

/** Whether somebody answers now; `null` when the service does not say. */
export const selectIsOnline = ({ context }: ChatSupportSnapshot) => context.isOnline;

/** How soon an answer usually comes, minutes; `null` when the service does not say. */
export const selectAnswersInMinutes = ({ context }: ChatSupportSnapshot) =>
  context.answersInMinutes;

/** Server time up to which support has read, ms; `null` when the service does not say. */
export const selectSupportReadAt = ({ context }: ChatSupportSnapshot) => context.readAt;

/** Whether support is writing. */
export const selectIsTyping = (snapshot: ChatSupportSnapshot) => snapshot.matches("typing");
