import { useEffect } from "react";

const TOUCHES = ["pointerdown", "keydown", "focusin"] as const;

/**
 * Called once, at the first touch or key of the visitor: what only the next screen needs is loaded
 * then, and is ready before the visitor leaves the first screen.
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
    // The build has rendered the screen: a field can have the focus already.
    if (document.activeElement !== document.body) return onTouch();
    for (const touch of TOUCHES) document.addEventListener(touch, act);
    return stop;
  }, [onTouch]);
}
