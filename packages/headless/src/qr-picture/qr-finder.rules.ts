/** Dark and light points of a picture, row by row. */
export type Bitmap = {
  readonly width: number;
  readonly height: number;
  readonly isDark: (x: number, y: number) => boolean;
};

type Point = { readonly x: number; readonly y: number; readonly module: number };

/** A reader finds a QR by its three corners: dark, light, dark, light and dark, as wide as 1, 1, 3, 1 and 1 modules. */
const CORNERS = 3;
const CORNER_MODULES = 7;
/** Fainter than this, dark cannot be distinguished from light; of 255. */
const LEAST_CONTRAST = 60;

function isCorner(runs: readonly number[]): number | null {
  const module = runs.reduce((sum, run) => sum + run, 0) / CORNER_MODULES;
  if (module < 1) return null;
  const fits = runs.every((run, index) => {
    const modules = index === 2 ? 3 : 1;
    return Math.abs(run - modules * module) < modules * module * 0.5;
  });
  return fits ? module : null;
}

/** Whether the column through a point has the runs of a corner, too. */
function isCornerInColumn({ height, isDark }: Bitmap, x: number, y: number): boolean {
  const count = (step: 1 | -1) => {
    const runs = [0, 0, 0];
    let at = y;
    for (const [index, dark] of [true, false, true].entries()) {
      while (at >= 0 && at < height && isDark(x, at) === dark) {
        runs[index] = (runs[index] ?? 0) + 1;
        at += step;
      }
    }
    return runs;
  };
  const [up = 0, lightUp = 0, darkUp = 0] = count(-1);
  const [down = 0, lightDown = 0, darkDown = 0] = count(1);
  return isCorner([darkUp, lightUp, up + down - 1, lightDown, darkDown]) !== null;
}

function cornersInRow(bitmap: Bitmap, y: number): Point[] {
  const { width, isDark } = bitmap;
  const found: Point[] = [];
  let runs: number[] = [];
  let start = 0;
  for (let x = 1; x <= width; x += 1) {
    if (x < width && isDark(x, y) === isDark(x - 1, y)) continue;
    runs = [...runs.slice(-4), x - start];
    start = x;
    const module = runs.length === 5 && isDark(x - 1, y) ? isCorner(runs) : null;
    if (module === null) continue;
    const [, , core = 0, light = 0, dark = 0] = runs;
    const centre = Math.floor(x - dark - light - core / 2);
    if (isCornerInColumn(bitmap, centre, y)) found.push({ x: centre, y, module });
  }
  return found;
}

/**
 * Whether a picture has the corners of a QR, dark on light. Without them no reader can decode it; with them it is a
 * QR for a reader, which may still not be able to read its content.
 */
export function hasQrCorners(bitmap: Bitmap): boolean {
  const corners: Point[] = [];
  for (let y = 0; y < bitmap.height; y += 1) {
    for (const point of cornersInRow(bitmap, y)) {
      const isKnown = corners.some(
        ({ x, y: top, module }) => Math.max(Math.abs(x - point.x), Math.abs(top - y)) < 4 * module,
      );
      if (!isKnown) corners.push(point);
    }
    if (corners.length >= CORNERS) return true;
  }
  return false;
}

/** The light border around everything dark in a square picture, as a share of its side: the least of its four sides. */
export function lightBorder({ width, height, isDark }: Bitmap): number {
  let border = Math.min(width, height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const near = Math.min(x, y, width - 1 - x, height - 1 - y);
      if (near < border && isDark(x, y)) border = near;
    }
  }
  return border / Math.min(width, height);
}

/**
 * Dark and light points of the pixels of a canvas.
 * @param pixels red, green, blue and alpha of each point
 * @returns `null` when nothing is darker than the rest
 */
export function toBitmap(pixels: Uint8ClampedArray, width: number, height: number): Bitmap | null {
  const shades = new Uint8Array(width * height);
  let darkest = 255;
  let lightest = 0;
  for (let point = 0; point < shades.length; point += 1) {
    const part = (index: number) => pixels[4 * point + index] ?? 255;
    const shade = 0.3 * part(0) + 0.59 * part(1) + 0.11 * part(2);
    shades[point] = shade;
    darkest = Math.min(darkest, shade);
    lightest = Math.max(lightest, shade);
  }
  if (lightest - darkest < LEAST_CONTRAST) return null;
  const middle = (lightest + darkest) / 2;
  return { width, height, isDark: (x, y) => (shades[y * width + x] ?? 255) < middle };
}
