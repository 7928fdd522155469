import { type KeyboardEvent, useSyncExternalStore } from "react";
import { tabbable } from "./tabbable.ts";
import { topModal } from "./top-modal.ts";

let region: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** Sets the element of the toasts while there are any. */
export function setToastRegion(next: HTMLElement | null): void {
  region = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The element of the toasts; `null` while there are none. */
export const useToastRegion = (): HTMLElement | null =>
  useSyncExternalStore(
    subscribe,
    () => region,
    () => null,
  );

function step(event: KeyboardEvent<HTMLElement>, to: () => Element | null): void {
  if (event.key !== "Tab" || event.altKey || event.ctrlKey || event.metaKey) return;
  const from = tabbable(event.currentTarget);
  if (document.activeElement !== (event.shiftKey ? from[0] : from.at(-1))) return;
  const container = to();
  const stops = container ? tabbable(container) : [];
  const stop = event.shiftKey ? stops.at(-1) : stops[0];
  if (!stop) return;
  event.preventDefault();
  stop.focus({ preventScroll: true });
}

/** Tab past the end of a modal moves the focus to the toasts over it. */
export function stepToToasts(event: KeyboardEvent<HTMLElement>): void {
  step(event, () => region);
}

/** Tab past the end of the toasts moves the focus back into the topmost modal. */
export function stepToModal(event: KeyboardEvent<HTMLElement>): void {
  step(event, topModal);
}
