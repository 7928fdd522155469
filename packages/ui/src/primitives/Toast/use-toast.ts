"use client";
import { useContext, useMemo } from "react";
import { ThemeScopeContext } from "../../theme/scope/theme-scope-context.ts";
import { warn } from "../../warnings/warn.ts";
import type { ToastActions } from "./toast.types.ts";
import { ToastContext } from "./toast-context.ts";

/** A host's bundler replaces the value; the package needs no types of Node. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Without a provider a message is lost, and the flow that shows it goes on. */
const NOT_SHOWN: ToastActions = {
  show: () => {
    reportError(new Error("No <ToastProvider> shows this toast"));
    return "";
  },
  dismiss: () => {},
};

/**
 * Shows toasts from anywhere inside a `ToastProvider`. They have the theme of the scope that shows
 * them. Without a `ToastProvider` above, `show` reports an error and shows nothing.
 *
 * @example
 * const toast = useToast();
 * toast.show(t("ui.copy.copied"), { tone: "positive" });
 */
export function useToast(): ToastActions {
  const toasts = useContext(ToastContext);
  const theme = useContext(ThemeScopeContext);
  if (process.env.NODE_ENV !== "production" && !toasts)
    warn(
      "There is no <ToastProvider>, so that messages of flows are lost. Put one around the app, or use <SatangProvider> of @satang/ui/provider.",
    );
  return useMemo(
    () =>
      toasts
        ? {
            show: (message, options) => toasts.show(message, options, theme),
            dismiss: toasts.dismiss,
          }
        : NOT_SHOWN,
    [toasts, theme],
  );
}
