import { useSyncExternalStore } from "react";
import type { ModalName } from "./modal.rules.ts";
import { modalHistory } from "./modal-history.ts";

/** The open modal, and functions to open and close one. */
export function useModal(): {
  current: ModalName | undefined;
  open: (name: ModalName) => void;
  close: () => void;
} {
  const current = useSyncExternalStore(modalHistory.subscribe, modalHistory.current);
  return { current, open: modalHistory.open, close: modalHistory.close };
}
