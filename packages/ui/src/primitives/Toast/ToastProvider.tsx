"use client";
import { type ReactNode, useMemo, useReducer, useRef } from "react";
import { ToastRegion } from "./ToastRegion.tsx";
import { changeToasts } from "./toast.rules.ts";
import type { ToastActions } from "./toast.types.ts";
import { ToastContext } from "./toast-context.ts";

/** {@link ToastProvider} */
export interface ToastProviderProps {
  children: ReactNode;
  /** Spoken name of the place toasts appear in. @default the catalogue's "Notifications" */
  label?: string | undefined;
}

/**
 * Once around the app: lets `useToast` show messages and draws them above everything.
 * Showing a toast re-renders the region alone.
 */
export function ToastProvider({ children, label }: ToastProviderProps) {
  const [items, change] = useReducer(changeToasts, []);
  const shown = useRef(0);

  const actions = useMemo<ToastActions>(
    () => ({
      show: (message, { tone = "neutral", duration = 4000, action, id } = {}) => {
        shown.current += 1;
        const key = shown.current;
        const known = id ?? `${tone}:${typeof message === "string" ? message : key}`;
        const item = { id: known, key, tone, duration, action, message, leaving: false };
        change({ type: "show", item });
        return known;
      },
      dismiss: (id) => change({ type: "leave", id }),
    }),
    [],
  );

  return (
    <ToastContext.Provider value={actions}>
      {children}
      <ToastRegion
        items={items}
        label={label}
        onLeave={actions.dismiss}
        onGone={(key) => change({ type: "remove", key })}
      />
    </ToastContext.Provider>
  );
}
