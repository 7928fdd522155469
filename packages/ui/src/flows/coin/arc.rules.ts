/** The four values of one coordinate of a cubic curve. */
type Cubic = readonly [number, number, number, number];

/** Control points of the way of the coin: x in percent of the distance, y in px above (negative) the place where it lands. */
const X: Cubic = [0, 25.6, 75.6, 100];
const Y: Cubic = [8, -76, -76, 0];

/** The curve `travel` of time: cubic-bezier(.4, 0, .2, 1). */
const TIME: Cubic = [0, 0.4, 0.2, 1];
const PROGRESS: Cubic = [0, 0, 1, 1];

/** Size of the coin when it leaves, as a share of its size when it lands. */
const SMALL = 0.35;

const at = ([a, b, c, d]: Cubic, t: number) => {
  const s = 1 - t;
  return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
};

/** The share of the way that is done after a share of the time, by halving. */
function progressAt(time: number): number {
  let low = 0;
  let high = 1;
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2;
    if (at(TIME, middle) < time) low = middle;
    else high = middle;
  }
  return at(PROGRESS, (low + high) / 2);
}

/** A place on the arc: x in percent of the distance, y in px, scale as a share of the size at the end. */
export type ArcPlace = { readonly x: number; readonly y: number; readonly scale: number };

/** Never a negative zero. */
const round = (value: number) => Math.round(value * 100) / 100 + 0;

/** The place after a share of the way, 0–1. */
export const placeOn = (way: number): ArcPlace => ({
  x: round(at(X, way)),
  y: round(at(Y, way)),
  scale: round(SMALL + (1 - SMALL) * way),
});

/** The place after a share of the time, 0–1: slow, fast, slow. */
export const placeAt = (time: number): ArcPlace => placeOn(progressAt(time));
