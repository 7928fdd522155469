import type { MoneyOperationRef, MoneyOperationSnapshot } from "@satang/machines";
import type { MoneyEngine } from "./create-money-engine.ts";

/**
 * Follows every operation of an engine, from its start until it is closed.
 * @param listener called with each snapshot that differs from the previous one, including the last
 * one
 * @returns a function that stops listening
 */
export function watchOperations(
  engine: MoneyEngine,
  listener: (snapshot: MoneyOperationSnapshot) => void,
): () => void {
  const followed = new Map<MoneyOperationRef, () => void>();
  const follow = () => {
    for (const ref of engine.getSnapshot().context.operations) {
      if (followed.has(ref)) continue;
      const subscription = ref.subscribe({
        next: listener,
        complete: () => listener(ref.getSnapshot()),
      });
      followed.set(ref, () => subscription.unsubscribe());
      listener(ref.getSnapshot());
    }
  };
  const subscription = engine.subscribe(follow);
  follow();
  return () => {
    subscription.unsubscribe();
    for (const stop of followed.values()) stop();
  };
}
