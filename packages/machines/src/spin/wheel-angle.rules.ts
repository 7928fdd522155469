const CIRCLE = 360;

/** The same direction in 0 to 360 degrees. */
export const positiveAngle = (angle: number): number => ((angle % CIRCLE) + CIRCLE) % CIRCLE;

/** Angle between two slices. */
export const sliceAngle = (count: number): number => CIRCLE / count;

/** The slice below the pointer, which is at the top; `angle` is the rotation of the wheel in degrees. */
export const sliceBelowPointer = (angle: number, count: number): number =>
  Math.floor(positiveAngle(-angle) / sliceAngle(count)) % count;

/**
 * Rotation of a wheel that is still, degrees: the pointer is on the centre of a slice.
 * @param slice index of the slice
 * @param count number of slices
 */
export const restAngle = (slice: number, count: number): number =>
  -(slice + 0.5) * sliceAngle(Math.max(count, 1));
