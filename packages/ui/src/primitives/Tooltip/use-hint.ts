import {
  type FocusEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { useEscape } from "../shared/use-escape.ts";

/** So that a pointer on its way somewhere else sets nothing off. */
const showDelay = 400;
/** So that the pointer can go over to the tooltip, and past a small gap. */
const hideDelay = 150;

/** Takes away the one tooltip that is shown: two at a time tell nothing. */
let hideOther = () => {};

const isTouch = ({ pointerType }: PointerEvent) => pointerType === "touch";

/**
 * When a tooltip is seen (WCAG 1.4.13): on hover after a moment and on keyboard focus at once; as
 * long as the pointer is on either of the two; away on Escape or a press. A finger never opens it.
 */
export function useHint() {
  const [shown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setShown(false);
  }, []);
  const show = useCallback(() => {
    clearTimeout(timer.current);
    if (hideOther !== hide) hideOther();
    hideOther = hide;
    setShown(true);
  }, [hide]);
  const soon = (change: () => void, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(change, delay);
  };

  useEscape(shown, hide);
  useEffect(() => hide, [hide]);

  const pointer = {
    onPointerEnter: (event: PointerEvent) => {
      if (!isTouch(event)) soon(show, shown ? 0 : showDelay);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (!isTouch(event)) soon(hide, hideDelay);
    },
  };
  const anchor = {
    ...pointer,
    onPointerDown: hide,
    onFocus: (event: FocusEvent) => {
      if (event.currentTarget.matches(":focus-visible")) show();
    },
    onBlur: hide,
  };
  return { shown, anchor, pointer };
}
