type Shown = { readonly listening: AbortController; readonly before: Element | null };

/** Popovers that are shown without the browser. */
const shown = new WeakMap<HTMLElement, Shown>();

const tell = (popover: HTMLElement, name: "beforetoggle" | "toggle", newState: "open" | "closed") =>
  popover.dispatchEvent(Object.assign(new Event(name), { newState }));

/**
 * Shows an element with the attribute `popover` above everything. iOS before 17 and Chrome before 114 have no popovers: there
 * the styles of the element show it by its `data-state`, and it gets the same events, for a press outside as well.
 */
export function showPopover(popover: HTMLElement): void {
  if (popover.showPopover) {
    popover.showPopover();
    return;
  }
  if (shown.has(popover)) return;
  const listening = new AbortController();
  shown.set(popover, { listening, before: document.activeElement });
  tell(popover, "beforetoggle", "open");
  if (popover.getAttribute("popover") !== "auto") return;
  const onPress = (event: Event) => {
    if (!event.composedPath().includes(popover)) hidePopover(popover);
  };
  addEventListener("pointerup", onPress, { capture: true, signal: listening.signal });
}

/** Hides what {@link showPopover} has shown, and returns the focus from it. */
export function hidePopover(popover: HTMLElement): void {
  if (popover.hidePopover) {
    popover.hidePopover();
    return;
  }
  const end = shown.get(popover);
  if (!end) return;
  shown.delete(popover);
  end.listening.abort();
  tell(popover, "toggle", "closed");
  const { before } = end;
  if (before instanceof HTMLElement && popover.contains(document.activeElement)) before.focus();
}
