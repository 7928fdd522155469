import { useSession } from "@satang/headless/session";
import { useCallback, useEffect, useRef } from "react";

/**
 * Returns a function that stores the current address for after sign-in. When a member signed out by choice,
 * here or in another tab, the address is not stored (decision 19).
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
    const { href, origin } = window.location;
    if (!left.current) actions.rememberWanted(href.slice(origin.length));
    left.current = false;
  }, [actions]);
}
