import type { SatangEvent } from "../provider/event.types.ts";
import type { SatangScope } from "../provider/scope.ts";
import { storageKeys } from "../storage/storage-keys.ts";

/** As long as an outcome that a tab has not read yet can be found by another one. */
const MARK_LASTS_MS = 7 * 24 * 60 * 60_000;

type Scope = Pick<SatangScope, "clock" | "events" | "locks" | "storage">;

function removeOldMarks({ clock, storage }: Scope): void {
  for (const key of storage.keys().filter((one) => one.startsWith(storageKeys.emittedEvent))) {
    const age = clock.now() - Number(storage.read(key));
    if (!(Math.abs(age) < MARK_LASTS_MS)) storage.remove(key);
  }
}

/**
 * Emits each event once, over the tabs and reloads of a device: the first page that holds the lock of its mark leaves the
 * mark on the device and emits it. On a device that can store nothing, each page emits it once.
 */
export function createEmitOnce(scope: Scope): (mark: string, event: SatangEvent) => Promise<void> {
  const { clock, events, locks, storage } = scope;
  const emitted = new Set<string>();
  removeOldMarks(scope);
  return async (mark, event) => {
    if (emitted.has(mark)) return;
    emitted.add(mark);
    const key = storageKeys.emittedEvent + mark;
    let isDecided = false;
    const emitFirst = async () => {
      if (isDecided) return;
      isDecided = true;
      if (storage.read(key) !== undefined) return;
      storage.write(key, String(clock.now()));
      // In one step with its mark: a page that a host leaves next has emitted it, and no other one will.
      events.emit(event);
    };
    await locks.tryRun(key, emitFirst).catch(() => {
      // Without a lock two tabs could both emit it; none would emit nothing.
      if (!isDecided) events.emit(event);
    });
  };
}
