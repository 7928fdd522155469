import { useEffect, useSyncExternalStore } from "react";

/** A module in a chunk of its own, shared by every view that needs it. */
export type LazyModule<Module> = {
  /** `null` until it is loaded. */
  readonly current: () => Module | null;
  /** Whether the last attempt to load it has failed, and no other one is under way. */
  readonly isFailed: () => boolean;
  /** Loads it, once, and again after a failure. Never rejects. */
  readonly load: () => Promise<void>;
  /** Returns a function that stops listening. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** A module that is loaded when a view needs it. @param read imports it */
export function createLazyModule<Module>(read: () => Promise<Module>): LazyModule<Module> {
  const listeners = new Set<() => void>();
  let module: Module | null = null;
  let loading: Promise<void> | null = null;
  let isFailed = false;
  const end = (loaded: Module | null) => {
    module = loaded;
    isFailed = loaded === null;
    loading = null;
    for (const listener of [...listeners]) listener();
  };
  return {
    current: () => module,
    isFailed: () => isFailed,
    load() {
      if (module) return Promise.resolve();
      if (loading) return loading;
      isFailed = false;
      loading = read().then(end, () => end(null));
      for (const listener of [...listeners]) listener();
      return loading;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** What {@link useLazyModule} returns. */
export type LazyModuleView<Module> = {
  /** `null` until it is loaded. */
  readonly module: Module | null;
  /** It could not be loaded. It is loaded again when the line is back. */
  readonly isFailed: boolean;
};

/** Loads a module when the view is mounted, and again when the line is back after a failure. */
export function useLazyModule<Module>(lazy: LazyModule<Module>): LazyModuleView<Module> {
  const module = useSyncExternalStore(lazy.subscribe, lazy.current, () => null);
  const isFailed = useSyncExternalStore(lazy.subscribe, lazy.isFailed, () => false);
  useEffect(() => void lazy.load(), [lazy]);
  useEffect(() => {
    if (!isFailed) return undefined;
    const again = () => void lazy.load();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [lazy, isFailed]);
  return { module, isFailed };
}
