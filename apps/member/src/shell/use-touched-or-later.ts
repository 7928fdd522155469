import { startTransition, useCallback, useEffect, useState } from "react";
import { useAfterFirstScreen } from "./use-after-first-screen.ts";
import { useFirstTouch } from "./use-first-touch.ts";

/**
 * True from the first touch on, and at the latest after 4 s; never in the first rendering. What it lets through is rendered in
 * short steps: the touch may be a tap on something else.
 * @param isEarly true lets it through before that
 */
export function useTouchedOrLater(isEarly = false): boolean {
  const [isOver, setOver] = useState(false);
  const end = useCallback(() => startTransition(() => setOver(true)), []);
  useFirstTouch(isOver ? null : end);
  useAfterFirstScreen(isOver ? null : end);
  useEffect(() => {
    if (isEarly) end();
  }, [isEarly, end]);
  return isOver;
}
