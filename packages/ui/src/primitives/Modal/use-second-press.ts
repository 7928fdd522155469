import { useCallback, useRef } from "react";
import { useEarlyEffect } from "../shared/use-early-effect.ts";

/** Between two presses that mean one, at the most; ms. */
const TWICE_MS = 500;

/**
 * Knows the second press of one who presses twice, which falls beside what the first has opened: soon after it, of a
 * finger anywhere, of a mouse where the opener is.
 */
export function useSecondPress(open: boolean) {
  const opened = useRef<{ at: number; by?: Element | null }>({ at: -TWICE_MS });

  useEarlyEffect(() => {
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
