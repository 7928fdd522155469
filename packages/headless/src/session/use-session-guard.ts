import { useEffect, useRef, useState } from "react";
import { watchMember } from "../money/watch-member.ts";
import { useSatang } from "../provider/index.ts";
import { type GuardState, guardSession, guardStateOf } from "./session-guard.rules.ts";
import { useSessionActor, useSessionState } from "./use-session-actor.ts";

/** View that {@link useSessionGuard} returns. */
export type SessionGuardView = {
  /**
   * `unknown`: render nothing. `visitor`: nobody is signed in. `member`: render the content. `ended`: the server has ended
   * the session; keep the content rendered, with `PausedReads` around it, and let the member log in.
   */
  readonly state: GuardState;
  /** React's `key` of the content: another one after another member has signed in. */
  readonly contentKey: number;
  /** Whether members log in here, and not on the host's own page. */
  readonly signsInHere: boolean;
  readonly actions: {
    /** Gives up the content of a session that has ended. */
    readonly leave: () => void;
  };
};

/**
 * Which content a page shows: that of a visitor, or of a member. When the server ends the session, the content stays, with
 * what was typed in it.
 * @throws Error outside `SatangProvider`.
 * @example
 * const { state, contentKey } = useSessionGuard();
 * if (state === "unknown") return null;
 * if (state === "visitor") return <LoginPage />;
 * return (
 *   <>
 *     <PausedReads paused={state === "ended"}><Wallet key={contentKey} /></PausedReads>
 *     {state === "ended" && <LoginPage />}
 *   </>
 * );
 */
export function useSessionGuard(): SessionGuardView {
  const { queryClient, tokens } = useSatang("useSessionGuard");
  const session = useSessionState(useSessionActor("useSessionGuard"));
  const [seen, setSeen] = useState(() => guardSession(null, session));
  const guarded = seen.session === session ? seen : guardSession(seen, session);
  if (guarded !== seen) setSeen(guarded);

  const [contentKey, setContentKey] = useState(0);
  const isKept = useRef(guarded.isKept);
  useEffect(() => {
    isKept.current = guarded.isKept;
  });
  useEffect(
    () =>
      watchMember(
        queryClient,
        () => isKept.current,
        () => setContentKey((key) => key + 1),
      ),
    [queryClient],
  );
  return {
    state: guardStateOf(guarded),
    contentKey,
    signsInHere: tokens.isOfHost !== true,
    actions: { leave: () => setSeen({ session, isKept: false }) },
  };
}
