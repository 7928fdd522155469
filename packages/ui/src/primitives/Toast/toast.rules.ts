import type { OpenChangeReason } from "../../overlay/open-change.types.ts";
import type { ToastItem } from "./toast.types.ts";

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
