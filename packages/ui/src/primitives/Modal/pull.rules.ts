/**
 * Whether a drag of this many px in this many ms closes the sheet: a long one, or a short fast one.
 */
export function isPulledAway(distance: number, ms: number): boolean {
  if (distance >= 120) return true;
  return distance >= 24 && distance / Math.max(1, ms) >= 0.5;
}
