import { legEnd, momentAt, type WheelLeg, type WheelMotion } from "@satang/machines/spin";

/** Distances between the samples of friction: with 90, no sample is further from the curve than a tenth of a degree. */
const STEPS = 90;
/** An animation cannot have a beginning and no end: an endless part is this long, ms. */
const ENDLESS_MS = 60_000;
/** A shorter part, ms, is not seen. */
const SHORTEST_MS = 1;

/** The keyframes of an animation, and how long they take. */
export type WheelFrames = { readonly frames: Keyframe[]; readonly durationMs: number };

/** The style of a rotation. */
export const rotation = (angle: number): string => `rotate(${angle}deg)`;

/** An exact easing: a Bézier curve with these points is a parabola over the time. */
function parabola(leg: WheelLeg): string {
  const slope = (leg.speed * leg.ms) / 1000 / (legEnd(leg).angle - leg.angle);
  return `cubic-bezier(${1 / 3}, ${slope / 3}, ${2 / 3}, ${(1 + slope) / 3})`;
}

function framesOf(leg: WheelLeg, began: number): Keyframe[] {
  if (leg.change !== "friction")
    return [{ offset: began, transform: rotation(leg.angle), easing: parabola(leg) }];
  return Array.from({ length: STEPS }, (_, step) => {
    const share = step / STEPS;
    const { angle } = momentAt([leg], leg.ms * share);
    return { offset: began + share * (1 - began), transform: rotation(angle) };
  });
}

/** A motion as keyframes for an animation that the compositor runs alone. Friction is the last part of a motion. */
export function wheelFrames(motion: WheelMotion): WheelFrames {
  const legs = motion
    .filter(({ ms }) => ms >= SHORTEST_MS)
    .map((leg) => ({ ...leg, ms: Math.min(leg.ms, ENDLESS_MS) }));
  const durationMs = legs.reduce((sum, { ms }) => sum + ms, 0);
  let passed = 0;
  const frames = legs.flatMap((leg) => {
    const began = passed / durationMs;
    passed += leg.ms;
    return framesOf(leg, began);
  });
  const last = legs[legs.length - 1];
  if (last) frames.push({ offset: 1, transform: rotation(legEnd(last).angle) });
  return { frames, durationMs };
}
