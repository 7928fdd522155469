import { startTransition, useEffect, useState } from "react";
import type { ModalName } from "./modal.rules.ts";
import { modalHistory } from "./modal-history.ts";

/**
 * The open modal, and functions to open and close one. A modal is rendered in pieces: the browser shows first that the control
 * was pressed, because a slow phone needs long for a whole form.
 */
export function useModal(): {
  current: ModalName | undefined;
  open: (name: ModalName) => void;
  close: () => void;
} {
  // The rendered home has none; after a reload the history has one.
  const [current, setCurrent] = useState<ModalName>();
  useEffect(() => {
    const read = () => startTransition(() => setCurrent(modalHistory.current()));
    read();
    return modalHistory.subscribe(read);
  }, []);
  return { current, open: modalHistory.open, close: modalHistory.close };
}
