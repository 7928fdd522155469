import { useEffect, useLayoutEffect } from "react";

/** `useLayoutEffect` in the browser; nothing on a server, where React 18 would warn about it. */
export const useIsomorphicLayoutEffect =
  typeof document === "undefined" ? useEffect : useLayoutEffect;
