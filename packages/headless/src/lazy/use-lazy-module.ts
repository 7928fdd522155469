import type { LazyModule } from "@satang/core";
import { useEffect, useSyncExternalStore } from "react";
import { retryPause } from "./retry-pause.rules.ts";

/** View that {@link useLazyModule} returns. */
export type LazyModuleView<Module> = {
  /** `null` until it is loaded. */
  readonly module: Module | null;
  /** The module could not be loaded. It is loaded again after a pause, and when the line is back. */
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
