import { useEffect, useState } from "react";
import type { ChatNotice } from "./chat.view.ts";

/** Time for which an alert of the chat is shown, ms (journey.txt §8). */
const ALERT_MS = 4000;

/** A notice that goes by itself. */
export function useChatNotice() {
  const [notice, setNotice] = useState<ChatNotice | null>(null);
  useEffect(() => {
    if (notice === null) return;
    const timer = setTimeout(() => setNotice(null), ALERT_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  return { notice, setNotice };
}
