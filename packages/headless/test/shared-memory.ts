import { createMemoryStore, type KeyValueStore } from "../src/provider/index.ts";

/** A device's storage as its tabs see it: what one tab writes, the others hear. Returns a view for each tab. */
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
