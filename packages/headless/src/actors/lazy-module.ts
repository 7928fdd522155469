import { useEffect, useSyncExternalStore } from "react";
import { retryPause } from "./retry-pause.rules.ts";

/** A module in a chunk of its own, shared by every view that needs it. */
export type LazyModule<Module> = {
  /** `null` until it is loaded. */
  readonly current: () => Module | null;
  /** Whether the last attempt to load it has failed, and no other one that the member asked for is under way. */
  readonly isFailed: () => boolean;
  /**
   * Loads it, once, and again after a failure. Never rejects.
   * @param options.quiet the failure stays until it is loaded: nobody has asked for this attempt. @default false
   */
  readonly load: (options?: { readonly quiet?: boolean }) => Promise<void>;
  /** Returns a function that stops listening. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** A module that is loaded when a view needs it. @param read imports it */
export function createLazyModule<Module>(read: () => Promise<Module>): LazyModule<Module> {
  const listeners = new Set<() => void>();
  let module: Module | null = null;
  let loading: Promise<void> | null = null;
  let isFailed = false;
  const notify = () => {
    for (const listener of [...listeners]) listener();
  };
  const end = (loaded: Module | null) => {
    module = loaded;
    isFailed = loaded === null;
    loading = null;
    notify();
  };
  return {
    current: () => module,
    isFailed: () => isFailed,
    load({ quiet = false } = {}) {
      if (module) return Promise.resolve();
      if (isFailed && !quiet) {
        isFailed = false;
        notify();
      }
      loading ??= read().then(end, () => end(null));
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
  /** It could not be loaded. It is loaded again after a pause, and when the line is back. */
  readonly isFailed: boolean;
};

/**
 * Loads a module again until that succeeds: after growing pauses while the page is visible, when it becomes visible, and when
 * the line is back. A browser does not always notice that a line is lost, and then does not say that it is back. Returns a
 * function that ends it.
 */
function keepLoading(lazy: LazyModule<unknown>): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    if (!signal.aborted) timer = setTimeout(againWhenVisible, retryPause(attempts));
  };
  const again = () => {
    attempts += 1;
    void lazy.load({ quiet: true }).then(wait);
  };
  const againWhenVisible = () => {
    if (document.visibilityState === "visible") again();
  };
  wait();
  window.addEventListener("online", again, { signal });
  document.addEventListener("visibilitychange", againWhenVisible, { signal });
  return () => {
    ended.abort();
    clearTimeout(timer);
  };
}

/** Loads a module when the view is mounted, and after a failure until it is loaded. */
export function useLazyModule<Module>(lazy: LazyModule<Module>): LazyModuleView<Module> {
  const module = useSyncExternalStore(lazy.subscribe, lazy.current, () => null);
  const isFailed = useSyncExternalStore(lazy.subscribe, lazy.isFailed, () => false);
  useEffect(() => void lazy.load(), [lazy]);
  useEffect(() => (isFailed ? keepLoading(lazy) : undefined), [lazy, isFailed]);
  return { module, isFailed };
}
