import { useCallback, useState } from "react";
import type { ChatService } from "./chat-service.ts";

/**
 * The text that is being written. The device keeps it over a reload, for one person.
 * @param chatRoom `null` while it is not known: a text of before is not read, because it may be of another member
 */
export function useDraft({ storage }: ChatService, chatRoom: string | null) {
  const [written, setWritten] = useState({ storage, chatRoom, text: storage.readDraft() });
  const isOwn = written.storage === storage;
  if (!isOwn || (written.text === "" && written.chatRoom !== chatRoom)) {
    setWritten({ storage, chatRoom, text: storage.readDraft() });
  }
  const setText = useCallback(
    (text: string) => {
      storage.saveDraft(text);
      setWritten({ storage, chatRoom, text });
    },
    [storage, chatRoom],
  );
  return { text: isOwn ? written.text : "", setText };
}
