import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useIsomorphicLayoutEffect } from "../../hooks/use-isomorphic-layout-effect.ts";
import { useStableCallback } from "../../hooks/use-stable-callback.ts";
import { tieToAnchor } from "../../overlay/anchor.ts";
import type { OnOpenChange, OpenChangeReason } from "../../overlay/open-change.types.ts";
import { hidePopover, showPopover } from "../../overlay/popover.ts";
import { useLayer } from "../../overlay/use-layer.ts";
import { placeByKey, placeByLetters } from "./menu.rules.ts";

/** Time during which typed letters count as one word, ms. */
const typingPause = 600;

const wordsSelector = "[data-part='label']";

/**
 * Opens a menu as a popover of the browser: above everything, in the theme and language around it,
 * closed by a press outside. Moves the focus in it as a menu does.
 */
export function useMenu(name: string, onOpenChange: OnOpenChange | undefined) {
  const trigger = useRef<HTMLElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const typed = useRef({ letters: "", at: 0 });
  const wasOpen = useRef(false);
  /** Reason for closing, if it is known before the browser has closed it. */
  const cause = useRef<OpenChangeReason>(undefined);
  const report = useStableCallback(onOpenChange);

  const items = () =>
    Array.from(menu.current?.querySelectorAll<HTMLElement>("[role='menuitem']") ?? []);
  const focus = (place: number | undefined) =>
    place !== undefined && items()[place]?.focus({ preventScroll: false });
  const close = useCallback((reason: OpenChangeReason) => {
    cause.current = reason;
    if (menu.current) hidePopover(menu.current);
  }, []);

  useLayer(open, () => close("escape"));

  // Before the first paint, because an earlier key would open it empty.
  useIsomorphicLayoutEffect(() => {
    const box = menu.current;
    if (!box) return;
    let untie = () => {};
    let listening = new AbortController();
    const isOpening = (event: Event) => (event as ToggleEvent).newState === "open";
    // Items are rendered before the menu is visible, and until the browser has moved the focus away
    // from them.
    const before = (event: Event) => {
      if (!isOpening(event)) return;
      flushSync(() => setOpen(true));
      if (trigger.current) untie = tieToAnchor(box, trigger.current, name);
      cause.current = undefined;
      listening = new AbortController();
      addEventListener("pointerdown", onPress, { capture: true, signal: listening.signal });
      report(true, { reason: "trigger" });
    };
    // The browser closes it on a press outside, and gives no reason.
    const onPress = (event: Event) => {
      // Not the target, which is the host of a shadow root for a listener outside of it.
      const path = event.composedPath();
      const isOn = (element: Element | null) => element && path.includes(element);
      if (isOn(box)) return;
      cause.current = isOn(trigger.current) ? "trigger" : "outsidePress";
    };
    const after = (event: Event) => {
      if (isOpening(event)) return;
      untie();
      listening.abort();
      setOpen(false);
      report(false, { reason: cause.current ?? "back" });
    };
    box.addEventListener("beforetoggle", before);
    box.addEventListener("toggle", after);
    return () => {
      box.removeEventListener("beforetoggle", before);
      box.removeEventListener("toggle", after);
      listening.abort();
      untie();
    };
  }, [name, report]);

  const show = (at: "first" | "last") => {
    if (menu.current) showPopover(menu.current);
    focus(at === "first" ? 0 : items().length - 1);
  };

  const onTriggerKey = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    show(event.key === "ArrowDown" ? "first" : "last");
  };
  // The press that closes it from outside comes before the click that would open it again.
  const onTriggerDown = () => {
    wasOpen.current = open;
  };
  const onTriggerClick = (event: MouseEvent) => {
    const byPointer = event.detail > 0;
    if (byPointer ? wasOpen.current : open) close("trigger");
    else show("first");
  };

  const onKey = (event: KeyboardEvent) => {
    const all = items();
    const current = all.indexOf(document.activeElement as HTMLElement);
    if (event.key === "Tab") return close("focusOut");
    let place = placeByKey(event.key, current, all.length);
    if (place === undefined && isLetter(event)) {
      const { letters, at } = typed.current;
      const fresh = event.timeStamp - at > typingPause;
      if (event.key === " " && (fresh || letters === "")) return;
      typed.current = { letters: (fresh ? "" : letters) + event.key, at: event.timeStamp };
      const labels = all.map((item) => item.querySelector(wordsSelector)?.textContent ?? "");
      place = placeByLetters(labels, typed.current.letters, current);
      event.preventDefault();
    }
    if (place === undefined) return;
    event.preventDefault();
    focus(place);
  };

  // As in menus of the system, one entry is highlighted, for keys and mouse together.
  const onPoint = ({ pointerType, target }: PointerEvent) => {
    if (pointerType !== "mouse") return;
    const item = (target as Element).closest<HTMLElement>("[role='menuitem']");
    if (item !== document.activeElement) item?.focus({ preventScroll: true });
  };

  return {
    open,
    close,
    trigger: {
      ref: trigger,
      onClick: onTriggerClick,
      onPointerDown: onTriggerDown,
      onKeyDown: onTriggerKey,
    },
    menu: { ref: menu, onKeyDown: onKey, onPointerMove: onPoint },
  };
}

function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return [...key].length === 1 && !ctrlKey && !metaKey && !altKey;
}
