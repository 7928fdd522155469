import type { Intention, MoneyOperationEffects, StoredState } from "@satang/machines";
import type { Locks } from "../locks/locks.ts";

const LOOK_AGAIN_MS = 500;

/**
 * The effect `holdLock` of a money operation: across all tabs, one operation of a lock is sent at a
 * time. Holds the lock until it is stopped, and reports the stored state when it has acquired the
 * lock.
 */
export function createHoldLock(
  locks: Locks,
  readOrRestore: (intention: Intention | null) => StoredState,
): MoneyOperationEffects["holdLock"] {
  return ({ lock, intention, wait }, report) => {
    let isStopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let release = () => {};
    const stopped = new Promise<true>((resolve) => {
      release = () => resolve(true);
    });

    const attempt = async () => {
      const work = async () => {
        if (!isStopped) report({ type: "lock.acquired", state: readOrRestore(intention) });
        return isStopped || stopped;
      };
      // A lock that throws counts as busy: nothing is sent without a lock.
      const held = await locks.tryRun(`money.${lock}`, work).catch(() => undefined);
      if (held || isStopped) return;
      if (wait) timer = setTimeout(() => void attempt(), LOOK_AGAIN_MS);
      else report({ type: "lock.busy" });
    };
    void attempt();

    return () => {
      isStopped = true;
      clearTimeout(timer);
      release();
    };
  };
}
