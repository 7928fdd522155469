import { useRef, useState } from "react";
import { useHydrated } from "../hooks/use-hydrated.ts";
import { useIsomorphicLayoutEffect } from "../hooks/use-isomorphic-layout-effect.ts";
import { whenStill } from "./when-still.ts";

/**
 * Whether an overlay is rendered: while it is open, and then until the exit transition of the
 * element with `ref` has ended. Never on a server, which has no body for a portal.
 */
export function usePresence<Node extends Element>(open: boolean) {
  const ref = useRef<Node>(null);
  const [gone, setGone] = useState(!open);
  const hydrated = useHydrated();
  if (open && gone) setGone(false);

  useIsomorphicLayoutEffect(
    () => (open || gone ? undefined : whenStill(ref.current, () => setGone(true))),
    [open, gone],
  );

  return { present: hydrated && (open || !gone), ref };
}
