import { useSession } from "@satang/headless";
import { useCallback, useEffect, useRef } from "react";

/**
 * Returns how to remember the current address for after sign-in. A member who signed out by choice,
 * here or in another tab, wanted to leave: their address is not kept (decision 19).
 */
export function useRemembering(): () => void {
  const { state, actions } = useSession();
  const left = useRef(false);
  const before = useRef(state);

  useEffect(() => {
    if (before.current === "signedIn") left.current = state === "signedOut";
    if (state === "signedIn") left.current = false;
    before.current = state;
  }, [state]);

  return useCallback(() => {
    const { pathname, search } = window.location;
    if (!left.current) actions.rememberWanted(pathname + search);
    left.current = false;
  }, [actions]);
}
