import type { ReactNode } from "react";
import type { OnOpenChange, OpenChangeReason } from "../../overlay/open-change.types.ts";

/** `critical` is the red one, for what failed; the others turn the page's contrast around. */
export type ToastTone = "neutral" | "positive" | "critical";

/** What {@link ToastActions.show} is told. */
export interface ToastOptions {
  /** @default "neutral" */
  tone?: ToastTone | undefined;
  /**
   * How long it stays, in ms, not counting time under the pointer or the focus.
   * @default 4000, with an `action` 8000
   */
  duration?: number | undefined;
  /** One button beside the message; pressing it also takes the toast away. */
  action?: { label: ReactNode; onClick: () => void } | undefined;
  /**
   * `dismiss` lets a finger take it away to a side; with `none` only its button, Escape and time do.
   * @default "dismiss"; "none" for a `critical` one and one with an `action`, which must not be lost by a touch
   */
  swipe?: "dismiss" | "none" | undefined;
  /**
   * Called when it goes, with the reason: `timeout`, `closeButton`, `itemPress` (its action), `escape`,
   * `drag`, `replaced` (there are too many) or `programmatic`. One of the same `id` goes on in its place.
   */
  onOpenChange?: OnOpenChange | undefined;
  /** A toast of the same id takes the place of the one shown. @default tone and text of the message */
  id?: string | undefined;
}

/** The two things one can do with toasts; the object stays the same while the theme around does. */
export interface ToastActions {
  /** Shows a message and returns its id. It is spoken politely and never takes the focus. */
  show: (message: ReactNode, options?: ToastOptions) => string;
  /** Takes one away before its time. */
  dismiss: (id: string) => void;
}

/** What a toast is shown by: its words, and the theme they were said under. */
export interface ToastSpeaker {
  show: (message: ReactNode, options?: ToastOptions, theme?: string) => string;
  dismiss: ToastActions["dismiss"];
}

/** One toast on screen. */
export interface ToastItem {
  id: string;
  /** Of the scope it was shown from. */
  theme: string | undefined;
  tone: ToastTone;
  duration: number;
  /** New for every showing, so that the same words are spoken again. */
  key: number;
  message: ReactNode;
  action: ToastOptions["action"];
  swipe: NonNullable<ToastOptions["swipe"]>;
  onOpenChange: ToastOptions["onOpenChange"];
  /** Why it is on its way out; nothing while it stays. */
  leaving: OpenChangeReason | undefined;
}
