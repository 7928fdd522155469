import { closeUpperModal } from "@satang/ui";
import { type ModalName, modalIn, withModal } from "./modal.rules.ts";

const EVENTS = ["popstate", "pushState", "replaceState"];
const listeners = new Set<() => void>();
let leaving = false;
/** The entry that is shown; it is the one that was left when the back button was pressed. */
let shown: { readonly modal: ModalName; readonly path: string } | null = null;

const readEntry = () => {
  const modal = modalHistory.current();
  return modal ? { modal, path: window.location.pathname } : null;
};

const notify = () => {
  leaving = false;
  shown = readEntry();
  for (const listener of listeners) listener();
};

/** The back button closes a question over a modal, not the modal: its entry, which was left, is added again. */
function change({ type }: Event) {
  const isLeft = type === "popstate" && shown?.path === window.location.pathname && !readEntry();
  if (shown && isLeft && !leaving && closeUpperModal())
    window.history.pushState(withModal(window.history.state, shown.modal), "");
  notify();
}

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
    if (listeners.size === 0) {
      shown = readEntry();
      for (const event of EVENTS) window.addEventListener(event, change);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0)
        for (const event of EVENTS) window.removeEventListener(event, change);
    };
  },
};

/** Adds a history entry, or replaces the entry of the modal. */
function step(state: object | null, path?: string): void {
  window.history[modalHistory.current() ? "replaceState" : "pushState"](state, "", path);
  notify();
}
