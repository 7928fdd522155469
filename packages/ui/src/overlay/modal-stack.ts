import { useIsomorphicLayoutEffect } from "../hooks/use-isomorphic-layout-effect.ts";
import { useStableCallback } from "../hooks/use-stable-callback.ts";

/** Functions for the back button, one for each open modal, the topmost last. */
const stack: (() => void)[] = [];

/** Adds a modal to the stack of modals while it is open. */
export function useModalStack(open: boolean, onBack: () => void): void {
  const latest = useStableCallback(onBack);
  useIsomorphicLayoutEffect(() => {
    if (!open) return;
    stack.push(latest);
    return () => void stack.splice(stack.indexOf(latest), 1);
  }, [open, latest]);
}

/**
 * Closes the topmost modal when it is over another one, unless it may not close now. Call it when the back button was
 * pressed, before you close the modal below: a question in a modal then closes alone.
 *
 * @returns whether a modal was over another one
 *
 * @example
 * addEventListener("popstate", () => {
 *   if (closeUpperModal()) history.pushState({ modal: "deposit" }, "");
 *   else closeModal();
 * });
 */
export function closeUpperModal(): boolean {
  if (stack.length < 2) return false;
  stack.at(-1)?.();
  return true;
}
