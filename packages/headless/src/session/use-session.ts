import { type LostIdentity, selectLostIdentity, selectWantedPath } from "@satang/machines/session";
import { useMemo } from "react";
import { useSelector } from "../provider/index.ts";
import { type SessionState, useSessionActor, useSessionState } from "./use-session-actor.ts";

/** View that {@link useSession} returns. */
export type SessionView = {
  readonly state: SessionState;
  readonly isSignedIn: boolean;
  /** Why the server ended the session; `null` when it did not, or after the next sign-in. */
  readonly reason: LostIdentity | null;
  readonly actions: {
    /** Signs out on this device, in all tabs. The call `signOut` of the host, if there is one, is sent and not awaited. */
    readonly signOut: () => void;
    /** Remembers the path that a visitor was redirected from. A path of another site is ignored. */
    readonly rememberWanted: (path: string) => void;
    /** Returns the path to open after sign-in and removes it; `null` when there is none. */
    readonly takeWanted: () => string | null;
  };
};

/**
 * Who is signed in. Use it in guards and layouts; the login form uses `useLogin`.
 * @throws Error outside `SatangProvider`.
 * @example
 * const { isSignedIn, actions } = useSession();
 * {isSignedIn && <button onClick={actions.signOut}>Log out</button>}
 */
export function useSession(): SessionView {
  const actor = useSessionActor("useSession");
  const state = useSessionState(actor);
  const reason = useSelector(actor, selectLostIdentity);
  const actions = useMemo<SessionView["actions"]>(
    () => ({
      signOut: () => actor.send({ type: "session.signOut" }),
      rememberWanted: (path) => actor.send({ type: "wanted.remember", path, at: Date.now() }),
      takeWanted: () => {
        const path = selectWantedPath(actor.getSnapshot(), Date.now());
        actor.send({ type: "wanted.take" });
        return path;
      },
    }),
    [actor],
  );
  return { state, isSignedIn: state === "signedIn", reason, actions };
}
