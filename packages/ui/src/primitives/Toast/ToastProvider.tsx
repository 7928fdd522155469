"use client";
import { type ReactNode, useMemo, useReducer, useRef } from "react";
import { ToastRegion } from "./ToastRegion.tsx";
import { changeToasts } from "./toast.rules.ts";
import type { ToastContextValue } from "./toast.types.ts";
import { ToastContext } from "./toast-context.ts";

/** {@link ToastProvider} */
export interface ToastProviderProps {
  /** The app. */
  children: ReactNode;
  /** Accessible name of the region. @default the catalogue's "Notifications" */
  label?: string | undefined;
  /**
   * Maximum number of visible toasts; the oldest closes first. @default 3, which fit above a
   * phone's keyboard
   */
  max?: number | undefined;
}

/**
 * Rendered once around the app: `useToast` shows messages in it, above everything. Showing a toast
 * renders only the region again. F6 moves the focus to the toasts and back, and so does Tab after
 * the end of an open modal.
 */
export function ToastProvider({ children, label, max = 3 }: ToastProviderProps) {
  const [items, change] = useReducer(changeToasts, []);
  const shown = useRef(0);

  const actions = useMemo<ToastContextValue>(
    () => ({
      show: (message, options = {}, theme) => {
        const {
          tone = "neutral",
          action,
          duration = action ? 8000 : 4000,
          id,
          onOpenChange,
        } = options;
        const { swipe = action || tone === "critical" ? "none" : "dismiss" } = options;
        shown.current += 1;
        const key = shown.current;
        const known = id ?? `${tone}:${typeof message === "string" ? message : key}`;
        const item = {
          id: known,
          theme,
          key,
          tone,
          duration,
          action,
          swipe,
          message,
          onOpenChange,
          leaving: undefined,
        };
        change({ type: "show", item, most: max });
        return known;
      },
      dismiss: (id) => change({ type: "leave", id, reason: "programmatic" }),
    }),
    [max],
  );

  return (
    <ToastContext.Provider value={actions}>
      {children}
      <ToastRegion
        items={items}
        label={label}
        onLeave={(id, reason) => change({ type: "leave", id, reason })}
        onGone={(key) => change({ type: "remove", key })}
      />
    </ToastContext.Provider>
  );
}
