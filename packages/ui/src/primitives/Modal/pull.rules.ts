/** Whether a pull of so many px in so many ms was meant to close: a long one, or a short quick one. */
export function isPulledAway(distance: number, ms: number): boolean {
  if (distance >= 120) return true;
  return distance >= 24 && distance / Math.max(1, ms) >= 0.5;
}
