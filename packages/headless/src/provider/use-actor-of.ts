import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { KeptActor } from "../actors/actor.types.ts";
import { useSatang } from "./use-satang.ts";

/** Options of {@link useActorOf}. */
export type UseActorOfOptions = {
  /**
   * Whether the actor continues when no component uses it: money operations continue ("keep"), a
   * form may end ("stop").
   * @default "keep"
   */
  whenUnused?: "keep" | "stop";
};

/**
 * The actor of this key in the provider's scope, made on first use and started after mount; `null` without a key.
 * Every caller with the same key shares it; read it with `useSelector`.
 * StrictMode and re-mounting neither restart nor double it; sign-out stops it, and another member gets a new one.
 *
 * @param factory Creates the actor, not started.
 */
export function useActorOf<A extends KeptActor>(
  key: string,
  factory: () => A,
  options?: UseActorOfOptions,
): A;
export function useActorOf<A extends KeptActor>(
  key: string | null,
  factory: () => A,
  options?: UseActorOfOptions,
): A | null;
export function useActorOf<A extends KeptActor>(
  key: string | null,
  factory: () => A,
  { whenUnused = "keep" }: UseActorOfOptions = {},
): A | null {
  const { actors } = useSatang("useActorOf");
  const generation = useSyncExternalStore(actors.subscribe, actors.generation, actors.generation);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names the actor; a new factory of the same key must not replace money on its way, another member does.
  const actor = useMemo(
    () => (key === null ? null : actors.take(key, factory)),
    [actors, key, generation],
  );
  useEffect(
    () => (key === null || actor === null ? undefined : actors.hold(key, actor, whenUnused)),
    [actors, key, actor, whenUnused],
  );
  return actor;
}
