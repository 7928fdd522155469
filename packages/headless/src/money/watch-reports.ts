import {
  type MoneyOperationRef,
  selectIsNotSeen,
  selectMoneyOperationKey,
} from "@satang/machines/money";
import type { Locks } from "../locks/locks.ts";
import type { MoneyEngine } from "./create-money-engine.ts";
import { reportLock } from "./hold-lock.ts";
import { watchOperations } from "./watch-operations.ts";
import { whenSeen } from "./when-seen.ts";

/** A form that is there shows an outcome, or reports it to the page, well within this time of a visible page, ms. */
const LONGEST_UNTIL_SHOWN = 5_000;

/** Holds a lock until it is released. */
function hold(locks: Locks, name: string): () => void {
  let release = () => {};
  const released = new Promise<true>((resolve) => {
    release = () => resolve(true);
  });
  void locks.tryRun(name, () => released).catch(() => undefined);
  return release;
}

/**
 * While a page reports the outcome that came as its reply, no other tab does. When no form shows it, because the member went
 * to another screen, it is reported on any screen.
 */
export function watchReports(engine: MoneyEngine, locks: Locks): () => void {
  const reporting = new Map<MoneyOperationRef, () => void>();
  const begin = (ref: MoneyOperationRef, key: string) => {
    const release = hold(locks, reportLock(key));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = whenSeen(() => {
      const isReported = () => ref.getSnapshot().matches("reported");
      timer = setTimeout(() => {
        if (!isReported()) ref.send({ type: "operation.missed" });
      }, LONGEST_UNTIL_SHOWN);
    });
    reporting.set(ref, () => {
      stop();
      clearTimeout(timer);
      release();
    });
  };
  return watchOperations(engine, (snapshot, ref) => {
    const key = selectMoneyOperationKey(snapshot);
    const isReporting = key !== null && snapshot.status === "active" && selectIsNotSeen(snapshot);
    if (isReporting === reporting.has(ref)) return;
    if (isReporting) return begin(ref, key);
    reporting.get(ref)?.();
    reporting.delete(ref);
  });
}
