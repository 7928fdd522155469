import { useSelector as useActorSelector } from "@xstate/react";
import type { AnyActorRef } from "xstate";
import type { ReadActor } from "./actor.types.ts";

/**
 * `useSelector` of `@xstate/react` for an actor that may be absent.
 * @param select Must return the same value for the same snapshot: a primitive, or a part of the snapshot.
 * @returns what the selector reads; `null` without an actor
 */
export function useSelector<Snapshot, Selected>(
  actor: ReadActor<Snapshot>,
  select: (snapshot: Snapshot) => Selected,
): Selected;
export function useSelector<Snapshot, Selected>(
  actor: ReadActor<Snapshot> | null,
  select: (snapshot: Snapshot) => Selected,
): Selected | null;
export function useSelector<Snapshot, Selected>(
  actor: ReadActor<Snapshot> | null,
  select: (snapshot: Snapshot) => Selected,
): Selected | null {
  return useActorSelector<AnyActorRef | undefined, Selected | null>(
    // XState only reads the actor here, and subscribes to it.
    (actor as AnyActorRef | null) ?? undefined,
    (snapshot) => (snapshot === undefined ? null : select(snapshot)),
  );
}
