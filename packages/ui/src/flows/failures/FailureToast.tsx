import type { Failure } from "@satang/core";
import { type ReactNode, useEffect, useRef } from "react";
import { useStableCallback } from "../../hooks/use-stable-callback.ts";
import { useFailureToast } from "./use-failure-toast.tsx";

/** Props of {@link FailureToast}. */
export type FailureToastProps = {
  readonly error: Failure;
  readonly title?: ReactNode;
  readonly text: ReactNode;
};

/** Shows each failure once, over the screen. */
export function FailureToast({ error, title, text }: FailureToastProps) {
  const showToast = useFailureToast();
  const shown = useRef<Failure>(undefined);
  const show = useStableCallback(() => showToast(error, text, title));
  useEffect(() => {
    if (shown.current === error) return;
    shown.current = error;
    show();
  }, [error, show]);
  return null;
}
