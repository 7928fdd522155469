import { useSyncExternalStore } from "react";

let unread = 0;
const listeners = new Set<() => void>();

/** Counts the messages that the chat of the page has and nobody has read, for the menus. */
export function setUnread(next: number): void {
  if (next === unread) return;
  unread = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Messages of support that were not read; 0 before the chat is loaded. */
export function useUnread(): number {
  return useSyncExternalStore(
    subscribe,
    () => unread,
    () => 0,
  );
}
