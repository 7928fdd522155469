import { useSyncExternalStore } from "react";
import { modalHistory } from "./modal-history.ts";

let chosen: string | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Opens the account of a game. */
export function openGame(code: string): void {
  chosen = code;
  for (const listener of listeners) listener();
  modalHistory.open("game");
}

/** Code of the game that was opened last; `null` for none. */
export const useChosenGame = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => chosen,
    () => null,
  );
