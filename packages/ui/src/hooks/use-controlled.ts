import { useState } from "react";
import { useStableCallback } from "./use-stable-callback.ts";

/**
 * Keeps a value that is controlled by the parent (`value`) or, without it, by the component, which
 * starts at `defaultValue`. The setter calls `onChange` in both cases, and passes its other
 * arguments too.
 */
export function useControlled<T, Details extends unknown[] = []>(
  value: T | undefined,
  defaultValue: T,
  onChange: ((next: T, ...details: Details) => void) | undefined,
): readonly [T, (next: T, ...details: Details) => void] {
  const [own, setOwn] = useState(defaultValue);
  const current = value === undefined ? own : value;
  const set = useStableCallback((next: T, ...details: Details) => {
    if (Object.is(next, current)) return;
    setOwn(next);
    onChange?.(next, ...details);
  });
  return [current, set];
}
