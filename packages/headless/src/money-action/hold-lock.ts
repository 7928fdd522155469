import type { Intention } from "@satang/machines";
import { type EventObject, fromCallback } from "xstate";
import type { Locks } from "../provider/locks.ts";

const LOOK_AGAIN_MS = 500;

/**
 * The actor `holdLock` of the money action: one money action per scope is under way over all tabs.
 * Holds the lock until it is stopped, and tells what storage holds once the lock is ours.
 */
export function createHoldLock(locks: Locks, findPending: () => Promise<Intention | null>) {
  return fromCallback<EventObject, { scope: string; wait: boolean }>(({ input, sendBack }) => {
    let isStopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let release = () => {};
    const stopped = new Promise<true>((resolve) => {
      release = () => resolve(true);
    });

    const attempt = async () => {
      const work = async () => {
        const pending = isStopped ? null : await findPending();
        if (!isStopped) sendBack({ type: "lock.acquired", pending });
        return isStopped || stopped;
      };
      // Locks that cannot be asked are not ours: nothing is sent without one.
      const held = await locks.tryRun(`money.${input.scope}`, work).catch(() => undefined);
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
