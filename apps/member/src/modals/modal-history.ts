import { type ModalName, modalIn, withModal } from "./modal.rules.ts";

const listeners = new Set<() => void>();
const tell = () => {
  leaving = false;
  for (const listener of listeners) listener();
};
let leaving = false;

/**
 * Modals live in the history: the back button closes them (decision 42), a reload keeps them.
 * Opening over an open one takes its place, so that one step back always means "closed".
 */
export const modalHistory = {
  current: (): ModalName | undefined => modalIn(window.history.state),

  open(name: ModalName): void {
    const method = modalHistory.current() ? "replaceState" : "pushState";
    window.history[method](withModal(window.history.state, name), "");
    tell();
  },

  /** Steps back. A second call before the browser has stepped does nothing: it would leave the page. */
  close(): void {
    if (leaving || !modalHistory.current()) return;
    leaving = true;
    window.history.back();
  },

  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) window.addEventListener("popstate", tell);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener("popstate", tell);
    };
  },
};
