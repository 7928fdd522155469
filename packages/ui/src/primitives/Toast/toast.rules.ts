import { isValidElement, type ReactNode } from "react";
import type { OpenChangeReason } from "../../overlay/open-change.types.ts";
import type { ToastItem, ToastTone } from "./toast.types.ts";

/** Time for which a toast is shown, ms (journey.txt §8). */
const SHOWN_MS = 4_000;
/** A toast with a button has to be read and pressed. */
const SHOWN_WITH_ACTION_MS = 8_000;

/** Time for which a toast is shown when it names none, ms. */
export const shownFor = (action: ToastItem["action"]): number =>
  action ? SHOWN_WITH_ACTION_MS : SHOWN_MS;

function wordsOf(message: ReactNode): string {
  if (Array.isArray(message)) return message.map(wordsOf).join("");
  if (isValidElement<{ children?: ReactNode }>(message)) return wordsOf(message.props.children);
  return typeof message === "string" || typeof message === "number" ? String(message) : "";
}

/** The id of a toast that names none: that of its tone and words, also where they are in elements; `key` without words. */
export const idOf = (tone: ToastTone, message: ReactNode, key: number): string =>
  `${tone}:${wordsOf(message) || key}`;

export type ToastChange =
  | { type: "show"; item: ToastItem; most: number }
  | { type: "leave"; id: string; reason: OpenChangeReason }
  | { type: "remove"; key: number };

/** The toasts after a change: the newest last, the oldest closing when there are too many. */
export function changeToasts(items: readonly ToastItem[], change: ToastChange): ToastItem[] {
  switch (change.type) {
    case "show": {
      const next = [...items.filter((item) => item.id !== change.item.id), change.item];
      const surplus = next.filter((item) => !item.leaving).slice(0, -change.most);
      return next.map((item) => (surplus.includes(item) ? { ...item, leaving: "replaced" } : item));
    }
    case "leave":
      return items.map((item) =>
        item.id === change.id && !item.leaving ? { ...item, leaving: change.reason } : item,
      );
    case "remove":
      return items.filter((item) => item.key !== change.key);
  }
}
