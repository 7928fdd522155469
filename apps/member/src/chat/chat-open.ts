import { useSyncExternalStore } from "react";

let isOpen = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Opens or closes the chat of the page. */
export function setChatOpen(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

/** Whether the chat is open. It stays open from screen to screen. */
export const useChatOpen = (): boolean => useSyncExternalStore(subscribe, () => isOpen);
