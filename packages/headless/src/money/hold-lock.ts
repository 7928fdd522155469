import type { Intention, MoneyOperationEffects, StoredState } from "@satang/machines/money";
import type { Locks } from "../locks/locks.ts";

const LOOK_AGAIN_MS = 500;

/** The lock of the tab that reports the outcome of an intention, because it got the reply. */
export const reportLock = (key: string) => `money.report.${key}`;

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

    /** The tab that got the reply reports it, as long as it is open. */
    const isReportedElsewhere = async (state: StoredState) =>
      wait &&
      state.kind === "stored" &&
      state.intention.outcome !== null &&
      !(await locks.tryRun(reportLock(state.intention.key), async () => true));

    const attempt = async () => {
      const work = async () => {
        if (!isStopped && (await isReportedElsewhere(readOrRestore(intention)))) return false;
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
