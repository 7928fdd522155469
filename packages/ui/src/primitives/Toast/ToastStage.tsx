"use client";
import { type ComponentType, type ReactNode, useMemo, useReducer, useRef } from "react";
import { ToastRegion } from "./ToastRegion.tsx";
import { changeToasts, idOf, shownFor } from "./toast.rules.ts";
import type { ToastContextValue, ToastsProps } from "./toast.types.ts";
import { ToastContext } from "./toast-context.ts";

/** Props of {@link ToastStage}. */
export interface ToastStageProps {
  /** Renders the toasts; `null` while it is loaded. Those that are shown meanwhile wait. */
  Toasts: ComponentType<ToastsProps> | null;
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

/** A `ToastProvider` that is given the code of its toasts. */
export function ToastStage({ Toasts, children, label, max = 3 }: ToastStageProps) {
  const [items, change] = useReducer(changeToasts, []);
  const shown = useRef(0);

  const actions = useMemo<ToastContextValue>(
    () => ({
      show: (message, options = {}, theme) => {
        const {
          tone = "neutral",
          action,
          duration = shownFor(action),
          id,
          live = "polite",
          onOpenChange,
          onShown,
        } = options;
        const { swipe = action || tone === "critical" ? "none" : "dismiss" } = options;
        shown.current += 1;
        const key = shown.current;
        const known = id ?? idOf(tone, message, key);
        const item = {
          id: known,
          theme,
          key,
          tone,
          duration,
          action,
          swipe,
          message,
          live,
          onOpenChange,
          onShown,
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
        Toasts={Toasts}
        items={items}
        label={label}
        onLeave={(id, reason) => change({ type: "leave", id, reason })}
        onGone={(key) => change({ type: "remove", key })}
      />
    </ToastContext.Provider>
  );
}
