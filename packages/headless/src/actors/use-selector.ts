import { useSelector as useActorSelector } from "@xstate/react";
import type { AnyActorRef, SnapshotFrom } from "xstate";

/**
 * `useSelector` of `@xstate/react` for an actor that may be absent.
 * @param select Must return the same value for the same snapshot: a primitive, or a part of the snapshot.
 * @returns what the selector reads; `null` without an actor
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
  return useActorSelector<AnyActorRef | undefined, Selected | null>(
    actor ?? undefined,
    (snapshot) => (snapshot === undefined ? null : select(snapshot as SnapshotFrom<Actor>)),
  );
}
