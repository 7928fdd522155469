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
