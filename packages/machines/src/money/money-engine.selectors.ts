import type { SnapshotFrom } from "xstate";
import type { MoneyOperationRef, moneyEngineMachine } from "./money-engine.machine.ts";

/** A snapshot of the money engine. */
export type MoneyEngineSnapshot = SnapshotFrom<typeof moneyEngineMachine>;

/** Every operation that has not been closed, oldest first. */
export const selectOperations = ({ context }: MoneyEngineSnapshot) => context.operations;

/** The last operation that was ordered under a lock; `null` when there is none or it was closed. */
export const selectCurrent =
  (lock: string) =>
  ({ context }: MoneyEngineSnapshot): MoneyOperationRef | null =>
    context.current[lock] ?? null;
