import { type ModalName, modalIn, withModal } from "./modal.rules.ts";

const EVENTS = ["popstate", "pushState", "replaceState"];
const listeners = new Set<() => void>();
let leaving = false;

const notify = () => {
  leaving = false;
  for (const listener of listeners) listener();
};

/**
 * Modals are entries of the history: the back button closes them (decision 42), a reload keeps them.
 * A modal that opens over another one replaces its entry, so that one step back always closes.
 */
export const modalHistory = {
  current: (): ModalName | undefined => modalIn(window.history.state),

  open(name: ModalName): void {
    step(withModal(window.history.state, name));
  },

  /**
   * Goes back once: a second step would leave the page. It waits for the end of the current task,
   * because a drawer closes before it runs the chosen entry.
   */
  close(): void {
    if (leaving || !modalHistory.current()) return;
    leaving = true;
    queueMicrotask(() => {
      if (leaving) window.history.back();
    });
  },

  /** Goes to a page and replaces the entry of the modal. */
  leaveTo(path: string): void {
    step(null, path);
  },

  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) for (const event of EVENTS) window.addEventListener(event, notify);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0)
        for (const event of EVENTS) window.removeEventListener(event, notify);
    };
  },
};

/** Adds a history entry, or replaces the entry of the modal. */
function step(state: object | null, path?: string): void {
  window.history[modalHistory.current() ? "replaceState" : "pushState"](state, "", path);
  notify();
}
