import type { SnapshotFrom } from "xstate";
import type { chatOutboxMachine } from "./chat-outbox.machine.ts";

/** A snapshot of the outbox machine. */
export type ChatOutboxSnapshot = SnapshotFrom<typeof chatOutboxMachine>;

/** The messages that the service may not have yet, in the order in which they were written. */
export const selectOutgoing = ({ context }: ChatOutboxSnapshot) => context.outgoing;

/** A call had no answer: messages wait until there is a line again. */
export const selectIsResting = (snapshot: ChatOutboxSnapshot) => snapshot.matches("resting");
