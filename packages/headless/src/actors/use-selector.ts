import { useCallback, useSyncExternalStore } from "react";
import type { AnyActorRef, SnapshotFrom } from "xstate";

/**
 * Reads one value of an actor, which may be absent, and renders again when it changes.
 * @param select Must return the same value for the same snapshot: a primitive, or a part of the snapshot.
 * @returns what the selector reads; `null` without an actor
 * @throws the error of an actor that has failed
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
      const subscription = actor?.subscribe({ next: onChange, error: onChange });
      return () => subscription?.unsubscribe();
    },
    [actor],
  );
  const read = () => {
    if (actor === null) return null;
    const snapshot = actor.getSnapshot();
    if (snapshot.status === "error") throw snapshot.error;
    return select(snapshot as SnapshotFrom<Actor>);
  };
  return useSyncExternalStore(subscribe, read, read);
}
