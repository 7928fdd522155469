import { type SessionValue, selectSessionState } from "@satang/machines/session";
import { useCallback, useSyncExternalStore } from "react";
import { useActorOf, useSatang } from "../provider/index.ts";
import { createSessionActor, type SessionActor, sessionKey } from "./session-actor.ts";

/**
 * State of a session. `unknown`: on a server and until hydration is over, unless a page is rendered for one state; and until
 * it is known whether a host has a token.
 */
export type SessionState = SessionValue | "unknown";

/** Internal: the session actor of the scope. */
export function useSessionActor(hook: string): SessionActor {
  const scope = useSatang(hook);
  return useActorOf(sessionKey, () => createSessionActor(scope));
}

/** Internal: the state of the scope's session. */
export function useSessionState(actor: SessionActor): SessionState {
  const { tokens } = useSatang();
  const subscribe = useCallback(
    (onChange: () => void) => {
      const stopTokens = tokens.subscribe(onChange);
      const states = actor.subscribe({ next: onChange });
      return () => {
        states.unsubscribe();
        stopTokens();
      };
    },
    [actor, tokens],
  );
  return useSyncExternalStore<SessionState>(
    subscribe,
    () => (tokens.isKnown?.() === false ? "unknown" : selectSessionState(actor.getSnapshot())),
    () => tokens.renderedFor ?? "unknown",
  );
}
