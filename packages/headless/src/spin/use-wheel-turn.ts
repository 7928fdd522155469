import {
  brakeTo,
  momentAt,
  turnTo,
  type WheelMoment,
  type WheelMotion,
  windUp,
} from "@satang/machines/spin";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { WheelProps } from "./spin.view.ts";
import { rotation, wheelFrames } from "./wheel-frames.rules.ts";

/** Phase of the wheel: `waiting` for the reply, `turning` to its slice, or neither. */
export type WheelPhase = "still" | "waiting" | "turning";

/** A motion, and when it began on the timeline of the page, ms. */
type Running = { readonly motion: WheelMotion; readonly since: number };

const FADE_MS = 300;
/** How long the wheel rests on its slice before the prize is shown. */
const HOLD_MS = 400;
/** Name of the animation that ends on a slice, for those who look for it. */
const TURN = "turn";

/** Before the paint, which would show a wheel that does not move; no effect on a server, where React 18 would print a warning. */
const useEffectBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;

const isMotionReduced = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

const timeOfPage = () => Number(document.timeline.currentTime);

function momentOf(running: Running | null, rest: number): WheelMoment {
  const moment = running && momentAt(running.motion, timeOfPage() - running.since);
  return moment && moment.speed > 0 ? moment : { angle: rest, speed: 0 };
}

const fade = (element: Element) =>
  element.animate({ opacity: [0, 1] }, { id: TURN, duration: FADE_MS, endDelay: HOLD_MS });

/**
 * Begins in the moment for which the motion was computed. An animation that waits for the next frame would stop the wheel for
 * as long.
 */
function animate(
  element: Element,
  { motion, since }: Running,
  options: KeyframeAnimationOptions = {},
): Animation {
  const { frames, durationMs } = wheelFrames(motion);
  const animation = element.animate(frames, { ...options, duration: durationMs });
  animation.startTime = since;
  return animation;
}

/**
 * Turns an element with animations of its `transform`, one at a time: nothing runs on the page until one ends. Each begins
 * with the angle and the speed that the one before has in that moment.
 * @param rest rotation when it is still, and where a turn ends, degrees
 * @param onStopped called when the element has turned to its slice and was seen there
 */
export function useWheelTurn(phase: WheelPhase, rest: number, onStopped: () => void): WheelProps {
  const [element, setElement] = useState<Element | null>(null);
  const running = useRef<Running | null>(null);
  useEffectBeforePaint(() => {
    if (!element) return;
    let animation: Animation | null = null;
    const isReduced = isMotionReduced();
    const begin = (
      next: (from: WheelMoment) => WheelMotion,
      options?: KeyframeAnimationOptions,
    ) => {
      const motion = next(momentOf(running.current, rest));
      running.current = { motion, since: timeOfPage() };
      animation = animate(element, running.current, options);
      return animation;
    };
    const wait = () => {
      if (!isReduced) begin(windUp).addEventListener("finish", wait);
    };
    const turn = () => {
      const to = (from: WheelMoment) => turnTo(from, rest);
      animation = isReduced ? fade(element) : begin(to, { id: TURN, endDelay: HOLD_MS });
      animation.addEventListener("finish", onStopped);
    };
    if (phase === "waiting") wait();
    else if (phase === "turning") turn();
    else if (momentOf(running.current, rest).speed > 0) begin((from) => brakeTo(from, rest));
    return () => animation?.cancel();
  }, [element, phase, rest, onStopped]);
  const ref = useCallback((next: Element | null) => setElement(next), []);
  return { ref, style: { transform: rotation(rest) } };
}
