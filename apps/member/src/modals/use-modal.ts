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
  const [current, setCurrent] = useState(modalHistory.current);
  useEffect(() => {
    const read = () => startTransition(() => setCurrent(modalHistory.current()));
    // It may have changed between the render and this effect.
    read();
    return modalHistory.subscribe(read);
  }, []);
  return { current, open: modalHistory.open, close: modalHistory.close };
}
