"use client";
import { useContext, useMemo } from "react";
import { ThemeScopeContext } from "../../theme/scope/theme-scope-context.ts";
import type { ToastActions } from "./toast.types.ts";
import { ToastContext } from "./toast-context.ts";

/**
 * Shows toasts from anywhere inside a `ToastProvider`. They have the theme of the scope that shows
 * them.
 *
 * @throws Error without a `ToastProvider` above
 * @example
 * const toast = useToast();
 * toast.show(t("ui.copy.copied"), { tone: "positive" });
 */
export function useToast(): ToastActions {
  const toasts = useContext(ToastContext);
  const theme = useContext(ThemeScopeContext);
  if (!toasts) throw new Error("useToast needs a <ToastProvider> around it.");
  return useMemo(
    () => ({
      show: (message, options) => toasts.show(message, options, theme),
      dismiss: toasts.dismiss,
    }),
    [toasts, theme],
  );
}
