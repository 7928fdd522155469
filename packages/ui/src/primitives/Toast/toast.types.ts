import type { ReactNode } from "react";
import type { OnOpenChange, OpenChangeReason } from "../../overlay/open-change.types.ts";

/** `critical` is red, for failures; the others have the inverse contrast of the page. */
export type ToastTone = "neutral" | "positive" | "critical";

/** Options of {@link ToastActions.show}. */
export interface ToastOptions {
  /** @default "neutral" */
  tone?: ToastTone | undefined;
  /**
   * Duration in ms, without the time while hovered or focused. `Infinity`: until it is closed.
   * @default 4000, with an `action` 8000
   */
  duration?: number | undefined;
  /** A button next to the message; a press also closes the toast. */
  action?: { label: ReactNode; onClick: () => void } | undefined;
  /**
   * With `dismiss` a swipe to the side closes it; with `none` only its button, Escape and time do.
   * @default "dismiss"; "none" for a `critical` one and one with an `action`, which must not be
   * closed by accident
   */
  swipe?: "dismiss" | "none" | undefined;
  /**
   * Called when it closes, with the reason: `timeout`, `closeButton`, `itemPress` (its action),
   * `escape`, `drag`, `replaced` (there are too many) or `programmatic`. Not called when one with
   * the same `id` replaces it.
   */
  onOpenChange?: OnOpenChange | undefined;
  /** Called once it is rendered: it may wait for the code of the toasts. Not called when it is replaced before that. */
  onShown?: (() => void) | undefined;
  /**
   * With `off` it is not announced: for a text that is announced in another place too.
   * @default "polite"
   */
  live?: "off" | "polite" | undefined;
  /** A toast with the same id replaces the visible one. @default tone and text of the message */
  id?: string | undefined;
}

/** Functions for toasts; the object stays the same while the theme does. */
export interface ToastActions {
  /** Shows a message and returns its id. It is announced politely (`live`) and never takes the focus. */
  show: (message: ReactNode, options?: ToastOptions) => string;
  /** Closes one before its time. */
  dismiss: (id: string) => void;
}

/** A message with the theme of the scope that showed it. */
export interface ToastContextValue {
  show: (message: ReactNode, options?: ToastOptions, theme?: string) => string;
  dismiss: ToastActions["dismiss"];
}

/** A visible toast. */
export interface ToastItem {
  id: string;
  /** Theme of the scope that showed it. */
  theme: string | undefined;
  tone: ToastTone;
  duration: number;
  /** New for every message, so that the same text is announced again. */
  key: number;
  message: ReactNode;
  action: ToastOptions["action"];
  swipe: NonNullable<ToastOptions["swipe"]>;
  onOpenChange: ToastOptions["onOpenChange"];
  onShown: ToastOptions["onShown"];
  live: NonNullable<ToastOptions["live"]>;
  /** Why it is closing; `undefined` while it stays. */
  leaving: OpenChangeReason | undefined;
}

/** Props of the list of toasts. */
export interface ToastsProps {
  items: readonly ToastItem[];
  /** Removes one without moving the focus. */
  onLeave: (id: string, reason: OpenChangeReason) => void;
  onGone: (key: number) => void;
}
