import { useCallback, useRef } from "react";

/** A function that never changes and calls the `callback` of the last render. */
export function useStableCallback<Args extends unknown[], Result>(
  callback: ((...args: Args) => Result) | undefined,
): (...args: Args) => Result | undefined {
  const latest = useRef(callback);
  latest.current = callback;
  return useCallback((...args: Args) => latest.current?.(...args), []);
}
