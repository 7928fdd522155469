import { useCallback, useSyncExternalStore } from "react";
import type { AnyActorRef, SnapshotFrom } from "xstate";

/**
 * What a selector reads of an actor, `null` without one; renders again when that changes. It works as `useSelector` of
 * `@xstate/react`, whose code for older versions of React weighs 1.5 kB in the first load of the login.
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
