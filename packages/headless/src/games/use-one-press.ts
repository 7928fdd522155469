import { DOUBLE_TAP_MS } from "@satang/machines";
import { useRef } from "react";

/**
 * Runs a press, and ignores a second tap on the same game: the money engine ignores its order, so that it would only
 * remove the reason that the first one returned.
 */
export function useOnePress() {
  const last = useRef({ code: "", at: Number.NEGATIVE_INFINITY });
  return (code: string, press: () => void) => {
    const { current } = last;
    if (current.code === code && performance.now() - current.at < DOUBLE_TAP_MS) return;
    press();
    // The engine counts from its order, which comes after a tab was opened.
    last.current = { code, at: performance.now() };
  };
}
