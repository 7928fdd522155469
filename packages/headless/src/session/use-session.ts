import { type LostIdentity, type SessionState, sessionSelectors } from "@satang/machines";
import { useMemo } from "react";
import { useActorState } from "../provider/index.ts";
import { useSessionActor } from "./use-session-actor.ts";

/** What {@link useSession} gives. */
export interface UseSession {
  state: SessionState;
  isSignedIn: boolean;
  /** Why the session ended by itself, until the next sign-in. */
  reason: LostIdentity | undefined;
  actions: {
    /** Local: there is no call for it. Other tabs are signed out too. */
    signOut(): void;
    /** A guard turned a visitor away from this path of the app; foreign ones are ignored. */
    rememberWanted(path: string): void;
    /** The path to go to after sign-in, once; `undefined` when none is wanted any more. */
    takeWanted(): string | undefined;
    /** The active lookup said that the site has ended. */
    reportGone(): void;
  };
}

/**
 * Who is signed in. Use it in guards and layouts; the login form uses `useLogin`.
 * @throws Error outside `SatangProvider`.
 */
export function useSession(): UseSession {
  const actor = useSessionActor("useSession");
  const state = useActorState(actor, sessionSelectors.state);
  const reason = useActorState(actor, sessionSelectors.reason);
  const actions = useMemo<UseSession["actions"]>(
    () => ({
      signOut: () => actor.send({ type: "session.signOut" }),
      rememberWanted: (path) => actor.send({ type: "wanted.remember", path }),
      takeWanted: () => {
        const path = sessionSelectors.wantedPath(actor.getSnapshot());
        actor.send({ type: "wanted.take" });
        return path;
      },
      reportGone: () => actor.send({ type: "site.gone" }),
    }),
    [actor],
  );
  return { state, isSignedIn: state === "signedIn", reason, actions };
}
