import { useCallback, useSyncExternalStore } from "react";
import type { ReadableActor } from "./actor.types.ts";

/**
 * Reads one value of an actor, which may be absent, and renders again when it changes.
 * @param select Must return the same value for the same snapshot: a primitive, or a part of the snapshot.
 * @returns what the selector reads; `null` without an actor
 * @throws the error of an actor that has failed
 */
export function useSelector<Snapshot, Selected>(
  actor: ReadableActor<Snapshot>,
  select: (snapshot: Snapshot) => Selected,
): Selected;
export function useSelector<Snapshot, Selected>(
  actor: ReadableActor<Snapshot> | null,
  select: (snapshot: Snapshot) => Selected,
): Selected | null;
export function useSelector<Snapshot, Selected>(
  actor: ReadableActor<Snapshot> | null,
  select: (snapshot: Snapshot) => Selected,
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
    const failed = snapshot as { readonly status?: string; readonly error?: unknown };
    if (failed.status === "error") throw failed.error;
    return select(snapshot);
  };
  return useSyncExternalStore(subscribe, read, read);
}
