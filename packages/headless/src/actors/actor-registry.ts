import type { KeptActor } from "./actor.types.ts";

/** Actors that outlive components: a closed modal must not lose a running money operation. */
export type ActorRegistry = {
  /**
   * The actor of this key. `factory` creates it (not started) when there is none or it has ended.
   */
  take<A extends KeptActor>(key: string, factory: () => A): A;
  /** Called when a component uses the actor: starts it. Returns a function that releases it. */
  hold(key: string, actor: KeptActor, whenUnused: "keep" | "stop"): () => void;
  /** Stops and removes one. */
  drop(key: string): void;
  /** Stops and removes all except these: after sign-out no data of the member remains. */
  clear(except?: readonly string[]): void;
  /** The same when another member signs in; mounted components get new actors. */
  renew(except?: readonly string[]): void;
  /** Called after every renewal. Returns a function that stops listening. */
  subscribe(listener: () => void): () => void;
  /** Number of renewals so far. */
  generation(): number;
};

/** An empty registry. One belongs to each provider. */
export function createActorRegistry(): ActorRegistry {
  const actors = new Map<string, KeptActor>();
  /** Weak: a component releases its actor after `clear` has removed it. */
  const holders = new WeakMap<KeptActor, number>();
  const listeners = new Set<() => void>();
  let generation = 0;
  const stop = (key: string, actor: KeptActor) => {
    if (actors.get(key) === actor) actors.delete(key);
    holders.delete(actor);
    actor.stop?.();
  };
  const clear = (except: readonly string[] = []) => {
    for (const [key, actor] of [...actors]) if (!except.includes(key)) stop(key, actor);
  };
  return {
    clear,
    renew(except) {
      clear(except);
      generation += 1;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    generation: () => generation,
    take<A extends KeptActor>(key: string, factory: () => A): A {
      const known = actors.get(key);
      if (known && known.getSnapshot().status === "active") return known as A;
      const made = factory();
      actors.set(key, made);
      return made;
    },
    hold(key, actor, whenUnused) {
      holders.set(actor, (holders.get(actor) ?? 0) + 1);
      actor.start?.();
      return () => {
        holders.set(actor, (holders.get(actor) ?? 1) - 1);
        if (whenUnused === "keep") return;
        // StrictMode releases and uses an actor again within one task: only an actor that stays
        // unused is stopped.
        queueMicrotask(() => {
          if ((holders.get(actor) ?? 0) <= 0) stop(key, actor);
        });
      };
    },
    drop(key) {
      const known = actors.get(key);
      if (known) stop(key, known);
    },
  };
}
