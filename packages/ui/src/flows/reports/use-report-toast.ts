import type { ReactNode } from "react";
import { type ToastOptions, useToast } from "../../primitives/Toast/index.ts";

/**
 * Returns a function that reports in a toast how an order ended; its promise is fulfilled when the toast is rendered, for
 * `onDone` and `onFailed` of a form.
 */
export function useReportToast() {
  const toast = useToast();
  return (message: ReactNode, options: ToastOptions = { tone: "positive" }): Promise<void> =>
    new Promise((resolve) => {
      toast.show(message, { ...options, onShown: resolve });
    });
}
