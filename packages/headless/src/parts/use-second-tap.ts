import { DOUBLE_TAP_MS } from "@satang/machines/money";
import { type MouseEvent, useRef } from "react";

/**
 * Recognises the second tap of a double tap that falls on the button that replaced the first one. The device counts
 * clicks of a mouse in `detail`; it counts quick taps only, and Safari none, so that time decides there.
 */
export function useSecondTap() {
  const first = useRef(Number.NEGATIVE_INFINITY);
  return {
    noteFirst: () => {
      first.current = performance.now();
    },
    isSecond: ({ detail, nativeEvent }: MouseEvent): boolean => {
      if (detail !== 1) return detail > 1;
      const isMouse = "pointerType" in nativeEvent && nativeEvent.pointerType === "mouse";
      return !isMouse && performance.now() - first.current < DOUBLE_TAP_MS;
    },
  };
}
