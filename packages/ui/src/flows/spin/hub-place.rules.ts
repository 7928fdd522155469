/** Diameter of the coin of a prize with its rim, px. */
export const COIN = 118;

/** Distance of the prize to the edges of the window, px. */
const EDGE = 12;

/**
 * Upper edge of a prize under a coin that is on the hub of the wheel, or as near to it as the prize fits into the window.
 * `null` when it does not fit below a coin.
 * @param hub height of the centre of the wheel, px
 */
export function prizeTop(hub: number, height: number, windowHeight: number): number | null {
  const first = EDGE + COIN / 2;
  const last = windowHeight - height - EDGE;
  return last < first ? null : Math.min(Math.max(hub, first), last);
}
