import { createMemoryStore, type KeyValueStore } from "../src/provider/index.ts";
import { writeOrKeep } from "../src/storage/key-value-store.ts";

/**
 * The storage of a device with several tabs: a write in one tab notifies the others. Returns a
 * store for each tab.
 */
export function createSharedMemory(): () => KeyValueStore {
  const memory = createMemoryStore();
  const tabs: Set<() => void>[] = [];
  return () => {
    const listeners = new Set<() => void>();
    tabs.push(listeners);
    const notifyOthers = () => {
      const others = tabs.filter((tab) => tab !== listeners).flatMap((tab) => [...tab]);
      queueMicrotask(() => others.forEach((listener) => void listener()));
    };
    return {
      read: memory.read,
      keys: memory.keys,
      writeOrKeep,
      write: (key, value) => {
        memory.write(key, value);
        notifyOthers();
        return true;
      },
      remove: (key) => {
        memory.remove(key);
        notifyOthers();
      },
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    };
  };
}
