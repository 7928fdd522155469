import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * `false` on a server and in the first rendering in the browser, which must be equal; then `true`. What the device has
 * stored is rendered afterwards only, in short steps like the hydration itself.
 */
export function useHydrated(): boolean {
  // React calls one of the two functions first, and the second one on a server and in hydration. The other must agree with
  // it: React would render at once what has changed.
  const first = useRef<boolean>(null);
  const [isOver, setOver] = useState(false);
  const isAlone = useSyncExternalStore(
    never,
    () => (first.current ??= true),
    () => (first.current ??= false),
  );
  useEffect(() => {
    if (!first.current) startTransition(() => setOver(true));
  }, []);
  return isAlone || isOver;
}
