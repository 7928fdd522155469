"use client";
import type { ReactNode } from "react";
import { ToastStage } from "./ToastStage.tsx";
import { Toasts } from "./Toasts.tsx";

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
 * @example
 * <ToastProvider>
 *   <App />
 * </ToastProvider>
 */
export const ToastProvider = (props: ToastProviderProps) => (
  <ToastStage {...props} Toasts={Toasts} />
);
