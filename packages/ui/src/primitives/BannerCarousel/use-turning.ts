import { type FocusEvent, useEffect, useState } from "react";
import { useMedia } from "../../hooks/use-media.ts";
import { useVisible } from "../../hooks/use-visible.ts";
import { stillMotion } from "../../styles/media.ts";

/** Its own button is no reason to stand still: whoever presses "play" there wants it to turn. */
const isOwnButton = (target: Element) => target.matches("[data-part=turn]");

/**
 * When banners go on by themselves: not before `interval` ms of being seen, never while a member
 * points at them, holds them, is in them, or wants less motion, and not after `stop`.
 */
export function useTurning(interval: number | null, index: number, turn: () => void) {
  const [stopped, setStopped] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const visible = useVisible();
  const still = useMedia(stillMotion);
  const offered = interval !== null && !still;
  const turning = offered && !stopped && !pointed && !focused && visible;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a banner just shown gets its whole time
  useEffect(() => {
    if (!turning) return;
    const timer = setTimeout(turn, interval ?? 0);
    return () => clearTimeout(timer);
  }, [turning, interval, index, turn]);

  return {
    /** Whether it may turn at all, and so needs a way to stop it. */
    offered,
    stopped,
    turning,
    setStopped,
    /** For the element around banners and buttons. */
    held: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onPointerCancel: () => setPointed(false),
      onFocus: (event: FocusEvent) => setFocused(!isOwnButton(event.target)),
      onBlur: () => setFocused(false),
    },
  };
}
