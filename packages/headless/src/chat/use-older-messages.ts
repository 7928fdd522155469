import { useCallback, useRef, useState } from "react";
import type { OlderMessages } from "./chat.view.ts";
import type { ChatConnectionActor } from "./chat-actors.ts";
import type { ChatService } from "./chat-service.ts";

type Reading = OlderMessages & { readonly of: ChatConnectionActor | null };

const READY: OlderMessages = { state: "ready", failure: null };
const COMPLETE: OlderMessages = { state: "complete", failure: null };

/** Reads the conversation upward, ten messages at a time (journey.txt §9). */
export function useOlderMessages(
  service: ChatService,
  connection: ChatConnectionActor,
  knownCount: number,
  isRead: boolean,
) {
  const [reading, setReading] = useState<Reading>({ ...READY, of: null });
  const running = useRef<ChatConnectionActor | null>(null);
  const own = reading.of === connection ? reading : READY;
  const isComplete = own.state === "ready" && (service.isWhole() || !isRead);
  const older = isComplete ? COMPLETE : own;

  const readOlder = useCallback(async () => {
    if (running.current === connection) return;
    running.current = connection;
    setReading({ state: "reading", failure: null, of: connection });
    const reply = await service.readOlder(knownCount);
    if (running.current !== connection) return;
    running.current = null;
    if (!reply.ok) return setReading({ state: "failed", failure: reply.error, of: connection });
    connection.send({ type: "messages.receive", messages: reply.data });
    setReading({ ...READY, of: connection });
  }, [connection, service, knownCount]);

  return { older, readOlder: older.state === "complete" ? doNothing : readOlder };
}

const doNothing = async () => undefined;
