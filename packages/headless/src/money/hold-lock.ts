import type { Intention, StoredState } from "@satang/machines";
import { type EventObject, fromCallback } from "xstate";
import type { Locks } from "../locks/locks.ts";

const LOOK_AGAIN_MS = 500;

/**
 * Input of the actor: the name of the lock, the intention to read from storage, and whether to wait
 * for the lock.
 */
export type HoldLockInput = {
  readonly lock: string;
  readonly intention: Intention | null;
  readonly wait: boolean;
};

/**
 * The actor `holdLock` of a money operation: across all tabs, one operation of a lock is sent at a
 * time. Holds the lock until it is stopped, and sends the stored state when it has acquired the
 * lock.
 */
export function createHoldLock(
  locks: Locks,
  readStored: (intention: Intention | null) => StoredState,
) {
  return fromCallback<EventObject, HoldLockInput>(({ input, sendBack }) => {
    let isStopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let release = () => {};
    const stopped = new Promise<true>((resolve) => {
      release = () => resolve(true);
    });

    const attempt = async () => {
      const work = async () => {
        if (!isStopped) sendBack({ type: "lock.acquired", state: readStored(input.intention) });
        return isStopped || stopped;
      };
      // A lock that throws counts as busy: nothing is sent without a lock.
      const held = await locks.tryRun(`money.${input.lock}`, work).catch(() => undefined);
      if (held || isStopped) return;
      if (input.wait) timer = setTimeout(() => void attempt(), LOOK_AGAIN_MS);
      else sendBack({ type: "lock.busy" });
    };
    void attempt();

    return () => {
      isStopped = true;
      clearTimeout(timer);
      release();
    };
  });
}
