import { useCallback, useSyncExternalStore } from "react";
import type { AnyActorRef, SnapshotFrom } from "xstate";

/**
 * Value that a selector reads from an actor, `null` without an actor; renders again when the value
 * changes. It works as `useSelector` of `@xstate/react`, which adds 1.5 kB of code for older React
 * versions to the first load of the login.
 * @param select Must return the same value for the same snapshot: a primitive, or a part of the snapshot.
 */
export function useSelector<Actor extends AnyActorRef, Selected>(
  actor: Actor,
  select: (snapshot: SnapshotFrom<Actor>) => Selected,
): Selected;
export function useSelector<Actor extends AnyActorRef, Selected>(
  actor: Actor | null,
  select: (snapshot: SnapshotFrom<Actor>) => Selected,
): Selected | null;
export function useSelector<Actor extends AnyActorRef, Selected>(
  actor: Actor | null,
  select: (snapshot: SnapshotFrom<Actor>) => Selected,
): Selected | null {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = actor?.subscribe(onChange);
      return () => subscription?.unsubscribe();
    },
    [actor],
  );
  const read = () => (actor ? select(actor.getSnapshot() as SnapshotFrom<Actor>) : null);
  return useSyncExternalStore(subscribe, read, read);
}
