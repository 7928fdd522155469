import { useCallback, useSyncExternalStore } from "react";
import type { AnyActorRef, SnapshotFrom } from "xstate";

/**
 * What a selector reads of an actor, anew whenever that changes.
 * @param select Must return the same value for the same snapshot: a primitive, or a part of it.
 */
export function useActorState<A extends AnyActorRef, Value>(
  actor: A,
  select: (snapshot: SnapshotFrom<A>) => Value,
): Value {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = actor.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  const read = () => select(actor.getSnapshot() as SnapshotFrom<A>);
  return useSyncExternalStore(subscribe, read, read);
}
