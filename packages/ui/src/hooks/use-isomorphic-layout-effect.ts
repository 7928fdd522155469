import { useEffect, useLayoutEffect } from "react";

/**
 * `useLayoutEffect` in the browser; no effect on a server, where React 18 would print a warning.
 */
export const useIsomorphicLayoutEffect =
  typeof document === "undefined" ? useEffect : useLayoutEffect;
