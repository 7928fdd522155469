import { positiveAngle } from "./wheel-angle.rules.ts";

/** A moment of the wheel. */
export type WheelMoment = {
  /** Rotation, degrees clockwise. */
  readonly angle: number;
  /** Degrees in a second. */
  readonly speed: number;
};

/** A part of a motion, with the moment in which it begins. */
export type WheelLeg = WheelMoment & {
  readonly ms: number;
  /** How the speed changes: by friction, or by as many degrees in a second, each second. */
  readonly change: "friction" | number;
};

/** A motion of the wheel from a moment on: its parts, one after the other. The last one may be endless. */
export type WheelMotion = readonly WheelLeg[];

/** Part of its speed that the wheel keeps in 1/60 s (journey.txt §9). */
const FRICTION = 0.991;
const FRAME_MS = 1000 / 60;
const CIRCLE = 360;
/** Turns that lead to the slice, and how long the shortest of them takes (journey.txt §9). */
const TURNS = 2;
const SHORTEST_MS = 4_000;

/** Time from a still wheel to its full speed. A longer one would make the longest turn longer than five seconds. */
const PUSH_MS = 250;
const FRICTION_MS = SHORTEST_MS - PUSH_MS / 2;
/** Time from full speed to a still wheel when nothing was won. */
const BRAKE_MS = 700;

const keptAfter = (ms: number) => FRICTION ** (ms / FRAME_MS);

/** Distance that friction leaves, in degrees, for a speed of one degree in a second. */
const reachOf = (ms: number) => (keptAfter(ms) - 1) / (Math.log(FRICTION) * (1000 / FRAME_MS));

/**
 * The speed that the wheel holds, degrees in a second: a push from rest and the friction after it are two turns, so that
 * every turn is two to three of them in four to five seconds, wherever it begins.
 */
export const FULL_SPEED = (TURNS * CIRCLE) / (reachOf(FRICTION_MS) + PUSH_MS / 2_000);

/** The longest turn to a slice, ms. */
export const LONGEST_TURN_MS = 5_000;

function legAt({ angle, speed, change }: WheelLeg, ms: number): WheelMoment {
  if (change === "friction")
    return { angle: angle + speed * reachOf(ms), speed: speed * keptAfter(ms) };
  const seconds = ms / 1000;
  return {
    angle: angle + speed * seconds + (change * seconds ** 2) / 2,
    speed: speed + change * seconds,
  };
}

/** The moment in which a part of a motion ends. */
export const legEnd = (leg: WheelLeg): WheelMoment => legAt(leg, leg.ms);

/**
 * The moment of a motion some time after its beginning: a closed form, so that it is the same at any frame rate
 * (decision 38). After its end the wheel is still.
 */
export function momentAt(motion: WheelMotion, elapsedMs: number): WheelMoment {
  let left = Math.max(elapsedMs, 0);
  let angle = 0;
  for (const leg of motion) {
    if (left < leg.ms) return legAt(leg, left);
    left -= leg.ms;
    angle = legEnd(leg).angle;
  }
  return { angle, speed: 0 };
}

/** The push that brings the wheel to its full speed. */
function pushFrom({ angle, speed }: WheelMoment): WheelLeg {
  const change = FULL_SPEED / (PUSH_MS / 1000);
  const ms = Math.max(0, ((FULL_SPEED - speed) / change) * 1000);
  return { angle: positiveAngle(angle), speed, ms, change };
}

/** Pushes the wheel and holds its speed until it is known how the spin ended. */
export function windUp(from: WheelMoment): WheelMotion {
  const push = pushFrom(from);
  const { angle } = legEnd(push);
  return [push, { angle, speed: FULL_SPEED, ms: Number.POSITIVE_INFINITY, change: 0 }];
}

/**
 * Holds the speed for as long as it takes until the wheel, which then slows down, ends at an angle.
 * @param least smallest distance, degrees
 * @param slow how it slows down from full speed
 */
function endAt(
  from: WheelMoment,
  target: number,
  least: number,
  slow: Pick<WheelLeg, "ms" | "change">,
): WheelMotion {
  const push = pushFrom(from);
  const pushed = legEnd(push).angle;
  const slowed = legEnd({ angle: 0, speed: FULL_SPEED, ...slow }).angle;
  const distance = least + positiveAngle(target - push.angle - least);
  const held = push.angle + distance - slowed;
  const ms = ((held - pushed) / FULL_SPEED) * 1000;
  return [
    push,
    { angle: pushed, speed: FULL_SPEED, ms: Math.max(0, ms), change: 0 },
    { angle: held, speed: FULL_SPEED, ...slow },
  ];
}

/**
 * The turn that ends on a slice: 2 to 3 times around in 4 to 5 s, longer when it is further (decision 38). A wheel that is
 * not at its full speed yet is pushed first.
 * @param target rotation on the slice, degrees
 */
export const turnTo = (from: WheelMoment, target: number): WheelMotion =>
  endAt(from, target, TURNS * CIRCLE, { ms: FRICTION_MS, change: "friction" });

/**
 * Stops the wheel when nothing was won.
 * @param target rotation in the end, degrees
 */
export function brakeTo(from: WheelMoment, target: number): WheelMotion {
  const brake = { ms: BRAKE_MS, change: -FULL_SPEED / (BRAKE_MS / 1000) };
  const push = pushFrom(from);
  const least =
    legEnd(push).angle - push.angle + legEnd({ angle: 0, speed: FULL_SPEED, ...brake }).angle;
  return endAt(from, target, least, brake);
}
