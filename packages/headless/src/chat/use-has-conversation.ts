import { useMemo } from "react";
import { useHydrated, useSatang } from "../provider/index.ts";
import { createChatStorage } from "./chat-storage.ts";

/**
 * Whether a person has taken part in a conversation on this device: messages may wait, and answers may have arrived. A
 * server and a page that hydrates do not know it.
 * @param isMember of the member, or of a visitor
 */
export function useHasConversation(isMember: boolean): boolean {
  const { storage } = useSatang("useHasConversation");
  const isHydrated = useHydrated();
  return useMemo(
    () => isHydrated && createChatStorage(storage, isMember).hasConversation(),
    [storage, isMember, isHydrated],
  );
}
