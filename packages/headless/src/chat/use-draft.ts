import { useCallback, useState } from "react";
import type { ChatService } from "./chat-service.ts";

/** The text that is being written. The device keeps it over a reload, for one person. */
export function useDraft({ storage }: ChatService) {
  const [written, setWritten] = useState({ storage, text: storage.readDraft() });
  if (written.storage !== storage) setWritten({ storage, text: storage.readDraft() });
  const setText = useCallback(
    (text: string) => {
      storage.saveDraft(text);
      setWritten({ storage, text });
    },
    [storage],
  );
  return { text: written.storage === storage ? written.text : "", setText };
}
