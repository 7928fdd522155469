/** Time left in ms, never below 0: always `expiresAt − now`, whatever timers did meanwhile. */
export function timeLeft(expiresAt: number, now: number): number {
  return Math.max(0, expiresAt - now);
}
