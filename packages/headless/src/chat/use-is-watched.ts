import { useState } from "react";
import { useHasConversation } from "./use-has-conversation.ts";

/** Options of `useChat`. */
export type UseChatOptions = {
  /**
   * Whether the conversation is shown. While it is not, nothing is called for a person who has neither opened it here nor
   * taken part in it on this device, unless a message that they wrote is on its way.
   * @default true
   */
  open?: boolean | undefined;
  /** `false` calls nothing while the conversation is not shown, so that no new answer is counted. @default true */
  watchWhileClosed?: boolean | undefined;
};

/** Whether the conversation of a person is read now (ADR 0072). */
export function useIsWatched(
  who: "member" | "guest",
  { open = true, watchWhileClosed = true }: UseChatOptions,
): boolean {
  const hasConversation = useHasConversation(who === "member");
  // Another person has not opened it. Known at once: React 18 reads client values in a second rendering of a hydration.
  const [openedBy, setOpenedBy] = useState<typeof who | null>(open ? who : null);
  if (open && openedBy !== who) setOpenedBy(who);
  return open || (watchWhileClosed && (hasConversation || openedBy === who));
}
