import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef } from "react";
import type { OnOpenChange, OpenChangeReason } from "../../overlay/open-change.types.ts";
import { useLayer } from "../../overlay/use-layer.ts";
import { useOpen } from "../../overlay/use-open.ts";

/** Delay in ms, so that a pointer that only passes shows nothing. */
const showDelay = 400;
/** Delay in ms, so that the pointer can move to the tooltip across a small gap. */
const hideDelay = 150;

type Change = (reason: OpenChangeReason) => void;

/** Hides the visible tooltip; only one is visible at a time. */
let hideShown: Change | undefined;

const isTouch = ({ pointerType }: PointerEvent) => pointerType === "touch";

/**
 * Visibility of a tooltip (WCAG 1.4.13): opens on hover after a delay and on keyboard focus at
 * once; stays while the pointer is on the element or the tooltip; closes on Escape or a press. A
 * touch never opens it.
 */
export function useHint(onOpenChange: OnOpenChange | undefined) {
  const [shown, setShown] = useOpen({ open: undefined, defaultOpen: false, onOpenChange });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const hide = useCallback<Change>(
    (reason) => {
      clearTimeout(timer.current);
      setShown(false, reason);
    },
    [setShown],
  );
  const show = useCallback<Change>(
    (reason) => {
      clearTimeout(timer.current);
      if (hideShown !== hide) hideShown?.("replaced");
      hideShown = hide;
      setShown(true, reason);
    },
    [hide, setShown],
  );
  const hoverSoon = (change: Change, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(change, delay, "hover");
  };

  useLayer(shown, () => hide("escape"));
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (hideShown === hide) hideShown = undefined;
    },
    [hide],
  );

  const pointer = {
    onPointerEnter: (event: PointerEvent) => {
      if (!isTouch(event)) hoverSoon(show, shown ? 0 : showDelay);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (!isTouch(event)) hoverSoon(hide, hideDelay);
    },
  };
  const anchor = {
    ...pointer,
    onPointerDown: () => hide("trigger"),
    onFocus: (event: FocusEvent) => {
      if (event.currentTarget.matches(":focus-visible")) show("focus");
    },
    onBlur: () => hide("focusOut"),
  };
  return { shown, anchor, pointer };
}
