import type { MoneyAction } from "@satang/headless/money-action";
import { useEffect, useRef } from "react";

/** Runs once when the server says that it was done: close, say so, and be ready for the next. */
export function useToldSuccess(action: MoneyAction, onSuccess: () => void): void {
  const latest = useRef(onSuccess);
  latest.current = onSuccess;
  const { status, dismiss } = action;
  useEffect(() => {
    if (status !== "succeeded") return;
    latest.current();
    dismiss();
  }, [status, dismiss]);
}
