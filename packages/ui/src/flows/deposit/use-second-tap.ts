import { DOUBLE_TAP_MS } from "@satang/headless/money";
import { type MouseEvent, useRef } from "react";

/**
 * Recognises the second tap of a double tap on the element that replaced the button. Browsers count
 * clicks of a mouse in `detail`, but only fast taps, and Safari counts none, so the time decides
 * there.
 */
export function useSecondTap() {
  const first = useRef(Number.NEGATIVE_INFINITY);
  return {
    onFirst: () => {
      first.current = performance.now();
    },
    isSecond: ({ detail, nativeEvent }: MouseEvent): boolean => {
      if (detail !== 1) return detail > 1;
      const isMouse = "pointerType" in nativeEvent && nativeEvent.pointerType === "mouse";
      return !isMouse && performance.now() - first.current < DOUBLE_TAP_MS;
    },
  };
}
