import type { WheelTurn } from "./spin.types.ts";

/** Part of its speed that the wheel keeps in 1/60 s (journey.txt §9). */
const FRICTION = 0.991;
const FRAME_MS = 1000 / 60;
const CIRCLE = 360;
/** Full turns before the part that leads to the slice (journey.txt §9). */
const TURNS = 2;
const SHORTEST_MS = 4_000;
const LONGEST_MS = 5_000;

const positive = (angle: number) => ((angle % CIRCLE) + CIRCLE) % CIRCLE;

/** Angle between two slices. */
export const sliceAngle = (count: number): number => CIRCLE / count;

/** The slice below the pointer, which is at the top; `angle` is the rotation of the wheel in degrees. */
export const sliceBelowPointer = (angle: number, count: number): number =>
  Math.floor(positive(-angle) / sliceAngle(count)) % count;

/** Rotation of a wheel that is still: the end of its last turn, and before the first one the centre of a slice. */
export const restAngle = (turn: WheelTurn | null, count: number): number =>
  turn?.to ?? -sliceAngle(Math.max(count, 1)) / 2;

/**
 * The turn that ends on the centre of a slice: 2 to 3 times around in 4 to 5 s, longer when it is further
 * (decision 38).
 * @param from rotation of the wheel, degrees
 * @param slice index of the slice that won
 * @param count number of slices
 */
export function turnToSlice(from: number, slice: number, count: number): WheelTurn {
  const start = positive(from);
  const rest = positive(-(slice + 0.5) * sliceAngle(count) - start);
  const share = rest / CIRCLE;
  return {
    from: start,
    to: start + TURNS * CIRCLE + rest,
    durationMs: SHORTEST_MS + share * (LONGEST_MS - SHORTEST_MS),
  };
}

const decay = (ms: number) => 1 - FRICTION ** (ms / FRAME_MS);

/**
 * Rotation of the wheel after some time, degrees: a closed form, so that it is the same at any frame rate
 * (decision 38).
 */
export function angleAt({ from, to, durationMs }: WheelTurn, elapsedMs: number): number {
  const elapsed = Math.min(Math.max(elapsedMs, 0), durationMs);
  return from + (to - from) * (decay(elapsed) / decay(durationMs));
}

/**
 * Rotations at equal distances in time, from the beginning to the end, for an animation that the compositor runs alone.
 * @param steps number of distances
 */
export const sampleTurn = (turn: WheelTurn, steps: number): readonly number[] =>
  Array.from({ length: steps + 1 }, (_, step) => angleAt(turn, (turn.durationMs * step) / steps));
