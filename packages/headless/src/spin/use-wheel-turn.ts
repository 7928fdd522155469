import { restAngle, sampleTurn, type WheelTurn } from "@satang/machines/spin";
import { useCallback, useEffect, useLayoutEffect, useState } from "react";
import type { WheelProps } from "./spin.view.ts";

/** Distances between the samples of a turn: with 90, no sample is further from the curve than a tenth of a degree. */
const STEPS = 90;
const FADE_MS = 300;
/** How long the wheel rests on its slice before the prize is shown. */
const HOLD_MS = 400;

/** Before the paint, which would show the angle after the turn; no effect on a server, where React 18 would print a warning. */
const useEffectBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;

const isMotionReduced = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

const rotation = (angle: number) => `rotate(${angle}deg)`;

function animate(element: Element, turn: WheelTurn): Animation {
  if (isMotionReduced())
    return element.animate({ opacity: [0, 1] }, { duration: FADE_MS, endDelay: HOLD_MS });
  return element.animate(
    sampleTurn(turn, STEPS).map((angle) => ({ transform: rotation(angle) })),
    { duration: turn.durationMs, endDelay: HOLD_MS },
  );
}

/**
 * Turns an element with one animation of its `transform`: nothing runs on the page until it ends.
 * @param count number of slices
 * @param isTurning whether the turn is under way
 * @param onStopped called when the element has stopped and was seen at its end
 */
export function useWheelTurn(
  turn: WheelTurn | null,
  count: number,
  isTurning: boolean,
  onStopped: () => void,
): WheelProps {
  const [element, setElement] = useState<Element | null>(null);
  useEffectBeforePaint(() => {
    if (!element || !turn || !isTurning) return;
    const animation = animate(element, turn);
    animation.addEventListener("finish", onStopped);
    return () => animation.cancel();
  }, [element, turn, isTurning, onStopped]);
  const ref = useCallback((next: Element | null) => setElement(next), []);
  return { ref, style: { transform: rotation(restAngle(turn, count)) } };
}
