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
  const speaker = useContext(ToastContext);
  const theme = useContext(ThemeScopeContext);
  if (!speaker) throw new Error("useToast needs a <ToastProvider> around it.");
  return useMemo(
    () => ({
      show: (message, options) => speaker.show(message, options, theme),
      dismiss: speaker.dismiss,
    }),
    [speaker, theme],
  );
}
