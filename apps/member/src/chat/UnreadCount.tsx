import type { ChatOpenerProps } from "@satang/ui/flows/chat";
import { useEffect } from "react";
import { setUnread } from "./chat-unread.ts";

/** In place of the round button of the chat: the menu has its number, and leads to it. */
export function UnreadCount({ unread }: Pick<ChatOpenerProps, "unread">) {
  useEffect(() => {
    setUnread(unread);
    return () => setUnread(0);
  }, [unread]);
  return null;
}
