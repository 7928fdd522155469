import { useSyncExternalStore } from "react";

/**
 * Takes the place of a package that compares what a selector returns: our selectors return the same value for the same snapshot.
 */
export function useSyncExternalStoreWithSelector<Snapshot, Selected>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => Snapshot,
  getServerSnapshot: () => Snapshot,
  select: (snapshot: Snapshot) => Selected,
): Selected {
  return useSyncExternalStore(
    subscribe,
    () => select(getSnapshot()),
    () => select(getServerSnapshot()),
  );
}
