import { type SessionValue, selectSessionState } from "@satang/machines";
import { useSyncExternalStore } from "react";
import { useActorOf, useSatang, useSelector } from "../provider/index.ts";
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
  const state = useSelector(actor, selectSessionState);
  const isKnown = useSyncExternalStore(
    tokens.subscribe,
    () => tokens.isKnown?.() !== false,
    () => tokens.isKnownAhead === true,
  );
  return isKnown ? state : "unknown";
}
