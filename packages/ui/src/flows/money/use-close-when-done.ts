import type { MoneyOperationView } from "@satang/headless/money";
import { useEffect, useRef } from "react";

/**
 * Calls a function once when the service replies that it is done, and prepares for the next order.
 */
export function useCloseWhenDone(operation: MoneyOperationView, onDone: () => void): void {
  const latest = useRef(onDone);
  latest.current = onDone;
  const { status, isAnswered, close } = operation;
  useEffect(() => {
    if (status !== "done" || !isAnswered) return;
    latest.current();
    close();
  }, [status, isAnswered, close]);
}
