import { useCallback, useSyncExternalStore } from "react";
import type { AnyActorRef, SnapshotFrom } from "xstate";

/**
 * The value that a selector reads from an actor; renders again when it changes. It works like
 * `useSelector` of `@xstate/react`, which adds 1.5 kB of code for older React versions to the first
 * load of the login.
 * @param select Must return the same value for the same snapshot: a primitive, or a part of the
 * snapshot.
 */
export function useSelector<Actor extends AnyActorRef, Selected>(
  actor: Actor,
  select: (snapshot: SnapshotFrom<Actor>) => Selected,
): Selected {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = actor.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  const read = () => select(actor.getSnapshot() as SnapshotFrom<Actor>);
  return useSyncExternalStore(subscribe, read, read);
}
