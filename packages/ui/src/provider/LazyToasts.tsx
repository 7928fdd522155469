import { type LazyModule, useLazyModule } from "@satang/headless/provider";
import type { ComponentType, ReactNode } from "react";
import { ToastStage } from "../primitives/Toast/ToastStage.tsx";
import type { ToastsProps } from "../primitives/Toast/toast.types.ts";
import { lazyToasts } from "./toasts.lazy.ts";

/** Props of {@link LazyToasts}. */
export type LazyToastsProps = {
  /** Renders the toasts. @default those of the package */
  readonly part?: LazyModule<ComponentType<ToastsProps>>;
  readonly children: ReactNode;
};

/**
 * A `ToastProvider` with its toasts in a chunk of their own, which is loaded when the page is there. Their live region is
 * there before. A message that is shown earlier waits, and its time begins when it is visible.
 */
export function LazyToasts({ part = lazyToasts, children }: LazyToastsProps) {
  const { module } = useLazyModule(part);
  return <ToastStage Toasts={module}>{children}</ToastStage>;
}
