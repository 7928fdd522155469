/** Two pictures of one size, as RGBA. */
export interface Pair {
  readonly was: Uint8ClampedArray;
  readonly is: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/**
 * Finds the pixels with a colour that was changed on purpose, even by a small amount. Another
 * processor rounds a smoothed edge differently, by up to 60 of 255, and a shadow by one, but an
 * area of one colour by one at most. So two differences count, in each channel separately: a pixel
 * in an area of one colour that changes by two or more, and a colour of lines or letters without a
 * similar pixel in the other picture.
 *
 * It runs in a page and uses nothing from outside of the function.
 * @returns one byte for each pixel, 1 where it changed
 */
export function findMovedColors({ was, is, width, height }: Pair): Uint8Array {
  const ROUNDING = 1;
  const FEWEST = 4;
  const before = new Uint32Array(was.buffer, was.byteOffset, width * height);
  const after = new Uint32Array(is.buffer, is.byteOffset, width * height);
  const moved = new Uint8Array(width * height);

  const isNear = (one: number, other: number) => {
    for (let shift = 0; shift < 32; shift += 8) {
      if (Math.abs(((one >>> shift) & 255) - ((other >>> shift) & 255)) > ROUNDING) return false;
    }
    return true;
  };

  /** How many of the four adjacent pixels have the same colour. */
  const alike = (pixels: Uint32Array, at: number) => {
    const color = pixels[at];
    const x = at % width;
    return (
      Number(x > 0 && pixels[at - 1] === color) +
      Number(x < width - 1 && pixels[at + 1] === color) +
      Number(pixels[at - width] === color) +
      Number(pixels[at + width] === color)
    );
  };

  for (let at = 0; at < moved.length; at++) {
    const [one = 0, other = 0] = [before[at], after[at]];
    if (one === other || isNear(one, other)) continue;
    if (alike(before, at) >= 3 && alike(after, at) >= 3) moved[at] = 1;
  }

  /** Neighbours mostly have the same colour, and looking a colour up costs more than comparing it. */
  const colorsOf = (pixels: Uint32Array) => {
    const colors = new Set<number>();
    let last: number | undefined;
    for (let at = 0; at < pixels.length; at++) {
      const color = pixels[at] ?? 0;
      if (color !== last) colors.add(color);
      last = color;
    }
    return colors;
  };

  /** Marks the colours of one picture that the other does not have. */
  const markGone = (pixels: Uint32Array, others: Uint32Array) => {
    const known = colorsOf(others);
    const counts = new Map<number, number>();
    let lastKnown: number | undefined;
    for (let at = 0; at < pixels.length; at++) {
      const color = pixels[at] ?? 0;
      if (color === lastKnown) continue;
      if (known.has(color)) lastKnown = color;
      else if (alike(pixels, at) >= 2) counts.set(color, (counts.get(color) ?? 0) + 1);
    }
    const all = [...known];
    const gone = new Set<number>();
    for (const [color, count] of counts) {
      if (count >= FEWEST && !all.some((other) => isNear(color, other))) gone.add(color);
    }
    if (gone.size === 0) return;
    for (let at = 0; at < pixels.length; at++) if (gone.has(pixels[at] ?? 0)) moved[at] = 1;
  };
  markGone(before, after);
  markGone(after, before);
  return moved;
}
