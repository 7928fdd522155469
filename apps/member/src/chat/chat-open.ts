import { useSession } from "@satang/headless/session";
import { useEffect, useSyncExternalStore } from "react";

/** The person for whom the chat of the page is open. */
type Person = "member" | "visitor";

type OpenChat = {
  readonly person: Person;
  /** Subject of the message; `null` for a free one. */
  readonly topic: string | null;
};

let opened: OpenChat | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function setOpened(next: OpenChat | null): void {
  opened = next;
  for (const listener of listeners) listener();
}

/** Opens the chat of a member with the first words of a message. */
export const askSupport = (topic: string): void => setOpened({ person: "member", topic });

/** View that {@link useChatOpen} returns. */
type ChatOpenView = {
  readonly isOpen: boolean;
  readonly topic: string | null;
  readonly setOpen: (next: boolean, topic?: string | null) => void;
};

/**
 * Whether the chat is open, and its setter. It stays open from screen to screen. Signing in or out closes it: the conversation of
 * another person would open over the next screen, and take the focus.
 */
export function useChatOpen(): ChatOpenView {
  const { isSignedIn } = useSession();
  const person: Person = isSignedIn ? "member" : "visitor";
  const current = useSyncExternalStore(
    subscribe,
    () => opened,
    () => null,
  );
  const isOthers = current !== null && current.person !== person;
  useEffect(() => {
    if (isOthers) setOpened(null);
  }, [isOthers]);
  return {
    isOpen: current?.person === person,
    topic: current?.topic ?? null,
    setOpen: (next, topic = null) => setOpened(next ? { person, topic } : null),
  };
}
