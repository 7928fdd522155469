"use client";
import { useContext } from "react";
import type { ToastActions } from "./toast.types.ts";
import { ToastContext } from "./toast-context.ts";

/**
 * Shows toasts from anywhere inside a `ToastProvider`.
 *
 * @throws when there is no `ToastProvider` around
 * @example
 * const toast = useToast();
 * toast.show(t("ui.copy.copied"), { tone: "positive" });
 */
export function useToast(): ToastActions {
  const actions = useContext(ToastContext);
  if (!actions) throw new Error("useToast needs a <ToastProvider> around it.");
  return actions;
}
