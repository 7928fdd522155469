import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { AnyActorRef } from "xstate";
import { useSatang } from "./use-satang.ts";

/** Options of {@link useActorOf}. */
export interface UseActorOfOptions {
  /**
   * Whether the actor continues when no component uses it: money operations continue ("keep"), a
   * form may end ("stop").
   * @default "keep"
   */
  whenUnused?: "keep" | "stop";
}

/**
 * Returns the actor of this key in the provider's scope. It is created on first use and started
 * after mount. All callers with the same key share it; read it with `useSelector`. StrictMode and
 * mounting again neither restart nor duplicate it. Sign-out stops it, and another member gets a new
 * one.
 *
 * @param factory Creates the actor with `createActor(...)`, not started.
 */
export function useActorOf<A extends AnyActorRef>(
  key: string,
  factory: () => A,
  { whenUnused = "keep" }: UseActorOfOptions = {},
): A {
  const { actors } = useSatang("useActorOf");
  const generation = useSyncExternalStore(actors.subscribe, actors.generation, actors.generation);
  // A new factory with the same key must not replace a running operation, but another member does.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the actor
  const actor = useMemo(() => actors.take(key, factory), [actors, key, generation]);
  useEffect(() => actors.hold(key, actor, whenUnused), [actors, key, actor, whenUnused]);
  return actor;
}
