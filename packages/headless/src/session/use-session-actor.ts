import { useActorOf, useSatang } from "../provider/index.ts";
import { createSessionActor, type SessionActor, sessionKey } from "./session-actor.ts";

/** Internal: the session actor of the scope. */
export function useSessionActor(hook: string): SessionActor {
  const scope = useSatang(hook);
  return useActorOf(sessionKey, () => createSessionActor(scope));
}
