import { DOUBLE_TAP_MS } from "@satang/machines/money";
import { useRef } from "react";

/**
 * When a button of a game was pressed last. The money engine ignores the order of a second tap, which would only remove
 * the reason that the first one returned.
 */
export function useLastPress() {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return {
    /** Call it after the order: the engine counts from there, and opening a tab takes time. */
    note: () => {
      last.current = performance.now();
    },
    isRecent: () => performance.now() - last.current < DOUBLE_TAP_MS,
  };
}
