import { useEffect } from "react";

const TOUCHES = ["pointerdown", "keydown", "focusin"] as const;

/**
 * Calls back once, when the visitor first does anything: what only the next screen needs can wait
 * until the first one is read, and is there before it is left.
 */
export function useFirstTouch(onTouch: (() => void) | null): void {
  useEffect(() => {
    if (!onTouch) return;
    const stop = () => {
      for (const touch of TOUCHES) document.removeEventListener(touch, act);
    };
    const act = () => {
      stop();
      onTouch();
    };
    for (const touch of TOUCHES) document.addEventListener(touch, act);
    return stop;
  }, [onTouch]);
}
