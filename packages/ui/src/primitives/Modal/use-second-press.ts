import { useCallback, useRef } from "react";
import { useIsomorphicLayoutEffect } from "../../hooks/use-isomorphic-layout-effect.ts";

/** Maximum time between the presses of a double press, ms. */
const TWICE_MS = 500;

/**
 * Whether a press outside is the second of a double press that opened the modal: soon after the
 * opening, with a finger anywhere, or with a mouse on the opener.
 */
export function useSecondPress(open: boolean) {
  const opened = useRef<{ at: number; by?: Element | null }>({ at: -TWICE_MS });

  useIsomorphicLayoutEffect(() => {
    if (open) opened.current = { at: performance.now(), by: document.activeElement };
  }, [open]);

  return useCallback(({ timeStamp, pointerType, clientX, clientY }: PointerEvent): boolean => {
    const { at, by } = opened.current;
    if (timeStamp - at > TWICE_MS) return false;
    if (pointerType !== "mouse") return true;
    if (!by || by === document.body) return false;
    const { left, right, top, bottom } = by.getBoundingClientRect();
    return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
  }, []);
}
