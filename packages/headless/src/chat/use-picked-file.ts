import type { ChatFileProblem } from "@satang/machines/chat";
import { useRef, useState } from "react";
import type { ChatService } from "./chat-service.ts";
import { type PickedFile, readPickedFile } from "./read-picked-file.ts";

type Kept = { readonly service: ChatService; readonly picked: PickedFile };

/** The file that waits to be sent. It is that of one person: another one on this device does not see it. */
export function usePickedFile(service: ChatService) {
  const [kept, setKept] = useState<Kept | null>(null);
  const latest = useRef<File | null>(null);
  /** Resolves to why the file cannot be sent. Of two files, the one that was chosen last counts. */
  const pick = async (chosen: File): Promise<ChatFileProblem | null> => {
    latest.current = chosen;
    const { picked, problem } = await readPickedFile(chosen);
    if (latest.current !== chosen) return null;
    if (picked) setKept({ service, picked });
    return problem;
  };
  const remove = () => {
    latest.current = null;
    setKept(null);
  };
  return { picked: kept?.service === service ? kept.picked : null, pick, remove };
}
