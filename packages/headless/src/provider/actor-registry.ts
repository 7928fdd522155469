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
}

/** An empty registry. One belongs to each provider. */
export function createActorRegistry(): ActorRegistry {
  const actors = new Map<string, AnyActorRef>();
  const holders = new Map<AnyActorRef, number>();
  const stop = (key: string, actor: AnyActorRef) => {
    if (actors.get(key) === actor) actors.delete(key);
    holders.delete(actor);
    (actor as { stop?: () => void }).stop?.();
  };
  return {
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
    clear(except = []) {
      for (const [key, actor] of [...actors]) if (!except.includes(key)) stop(key, actor);
    },
  };
}
