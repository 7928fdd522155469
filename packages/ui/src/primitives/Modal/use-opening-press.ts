import { type KeyboardEvent, type MouseEvent, useRef } from "react";
import { useIsomorphicLayoutEffect } from "../../hooks/use-isomorphic-layout-effect.ts";

/**
 * Whether an event in a modal belongs to the press that opened it: the second click of a double
 * click, or the repetition of a key that is still held down. An answer must not be given by it.
 */
export function useOpeningPress(open: boolean) {
  const isOver = useRef(false);

  useIsomorphicLayoutEffect(() => {
    if (open) isOver.current = false;
  }, [open]);

  const belongs = (isRepetition: boolean) => {
    isOver.current ||= !isRepetition;
    return !isOver.current;
  };

  return {
    /** `detail` is the number of clicks in quick succession, 0 for a click by key or script. */
    isOpeningClick: ({ detail }: MouseEvent) => belongs(detail > 1),
    isOpeningKey: ({ repeat }: KeyboardEvent) => belongs(repeat),
  };
}
