import { useSession } from "@satang/headless/session";
import { useEffect, useSyncExternalStore } from "react";

/** The person for whom the chat of the page is open. */
type Person = "member" | "visitor";

let openFor: Person | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function setOpenFor(next: Person | null): void {
  openFor = next;
  for (const listener of listeners) listener();
}

/**
 * Whether the chat is open, and its setter. It stays open from screen to screen. Signing in or out closes it: the conversation of
 * another person would open over the next screen, and take the focus.
 */
export function useChatOpen(): readonly [open: boolean, setOpen: (next: boolean) => void] {
  const { isSignedIn } = useSession();
  const person: Person = isSignedIn ? "member" : "visitor";
  const current = useSyncExternalStore(subscribe, () => openFor);
  const isOthers = current !== null && current !== person;
  useEffect(() => {
    if (isOthers) setOpenFor(null);
  }, [isOthers]);
  return [current === person, (next) => setOpenFor(next ? person : null)];
}
