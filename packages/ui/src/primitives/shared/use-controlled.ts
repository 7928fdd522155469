import { useCallback, useRef, useState } from "react";

/**
 * One value that is either the parent's (`value`) or, when the parent gives none, our own
 * starting at `defaultValue`. The setter tells the parent either way.
 */
export function useControlled<T>(
  value: T | undefined,
  defaultValue: T,
  onChange: ((next: T) => void) | undefined,
): readonly [T, (next: T) => void] {
  const [own, setOwn] = useState(defaultValue);
  const current = value === undefined ? own : value;
  const latest = useRef({ current, onChange });
  latest.current = { current, onChange };
  const set = useCallback((next: T) => {
    if (Object.is(next, latest.current.current)) return;
    setOwn(next);
    latest.current.onChange?.(next);
  }, []);
  return [current, set];
}
