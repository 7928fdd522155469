import {
  type MoneyOperationRef,
  type MoneyOperationSnapshot,
  selectOperations,
} from "@satang/machines/money";
import type { MoneyEngine } from "./create-money-engine.ts";

/**
 * Follows every operation of an engine, from the moment it is there until it is closed.
 * @param listener called with each snapshot that differs from the one before, the last one included, and its operation
 * @returns how to stop
 */
export function watchOperations(
  engine: MoneyEngine,
  listener: (snapshot: MoneyOperationSnapshot, ref: MoneyOperationRef) => void,
): () => void {
  const followed = new Map<MoneyOperationRef, () => void>();
  const follow = () => {
    for (const ref of selectOperations(engine.getSnapshot())) {
      if (followed.has(ref)) continue;
      const subscription = ref.subscribe({
        next: (snapshot) => listener(snapshot, ref),
        complete: () => listener(ref.getSnapshot(), ref),
      });
      followed.set(ref, () => subscription.unsubscribe());
      listener(ref.getSnapshot(), ref);
    }
  };
  const subscription = engine.subscribe(follow);
  follow();
  return () => {
    subscription.unsubscribe();
    for (const stop of followed.values()) stop();
  };
}
