import { type FocusEvent, useEffect, useState } from "react";
import { useMedia } from "../../hooks/use-media.ts";
import { useVisible } from "../../hooks/use-visible.ts";
import { stillMotion } from "../../styles/media.ts";

/**
 * Focus on its own button does not pause it, because a member who presses "play" there wants it to
 * advance.
 */
const isOwnButton = (target: Element) => target.matches("[data-part=turn]");

/**
 * Advances banners automatically: after `interval` ms of being visible, never while they are
 * hovered, held or focused or under reduced motion, and not after `stop`.
 */
export function useAutoplay(interval: number | null, index: number, turn: () => void) {
  const [stopped, setStopped] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const visible = useVisible();
  const still = useMedia(stillMotion);
  const offered = interval !== null && !still;
  const turning = offered && !stopped && !pointed && !focused && visible;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new banner gets its whole time
  useEffect(() => {
    if (!turning) return;
    const timer = setTimeout(turn, interval ?? 0);
    return () => clearTimeout(timer);
  }, [turning, interval, index, turn]);

  return {
    /** Whether it can advance automatically, and therefore needs a pause button. */
    offered,
    stopped,
    turning,
    setStopped,
    /** Props of the element around banners and buttons. */
    held: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onPointerCancel: () => setPointed(false),
      onFocus: (event: FocusEvent) => setFocused(!isOwnButton(event.target)),
      onBlur: () => setFocused(false),
    },
  };
}
