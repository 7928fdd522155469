import type { AnyActorRef } from "xstate";

/** Actors that outlive components: a closed modal must not forget money on its way. */
export interface ActorRegistry {
  /** The actor of this key, made by `factory` (not started) when there is none or it has ended. */
  take<A extends AnyActorRef>(key: string, factory: () => A): A;
  /** A component uses the actor from now on: starts it. Returns how to let go. */
  hold(key: string, actor: AnyActorRef, whenUnused: "keep" | "stop"): () => void;
  /** Stops and forgets one. */
  drop(key: string): void;
  /** Stops and forgets all but these: after sign-out nothing of the member stays. */
  clear(except?: readonly string[]): void;
  /** The same when another member takes over: components that stay take new ones. */
  renew(except?: readonly string[]): void;
  /** Tells of every renewal. Returns how to stop listening. */
  subscribe(listener: () => void): () => void;
  /** How many renewals there were. */
  generation(): number;
}

/** An empty registry. One belongs to each provider. */
export function createActorRegistry(): ActorRegistry {
  const actors = new Map<string, AnyActorRef>();
  const holders = new Map<AnyActorRef, number>();
  const listeners = new Set<() => void>();
  let generation = 0;
  const stop = (key: string, actor: AnyActorRef) => {
    if (actors.get(key) === actor) actors.delete(key);
    holders.delete(actor);
    (actor as { stop?: () => void }).stop?.();
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
    take<A extends AnyActorRef>(key: string, factory: () => A): A {
      const known = actors.get(key);
      if (known && known.getSnapshot().status === "active") return known as A;
      const made = factory();
      actors.set(key, made);
      return made;
    },
    hold(key, actor, whenUnused) {
      holders.set(actor, (holders.get(actor) ?? 0) + 1);
      (actor as { start?: () => void }).start?.();
      return () => {
        holders.set(actor, (holders.get(actor) ?? 1) - 1);
        if (whenUnused === "keep") return;
        // StrictMode lets go and holds again within one task: only an actor still unused is stopped.
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
