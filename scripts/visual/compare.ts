import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright";
import { findMovedColors } from "./moved-colors.ts";

/**
 * How much an edge may differ, in pixelmatch's scale of 0 to 1: about 8 of 255 in grey. Pixels that
 * only smooth an edge are compared by pixelmatch, because the same Chromium sometimes blends them
 * differently, and another processor always rounds them differently. Areas of one colour are
 * compared by `findMovedColors`.
 */
const THRESHOLD = 0.03;

/** As text, because the test runner would rewrite an import. */
const BRING_PIXELMATCH = `import("data:text/javascript;base64,${readFileSync(
  fileURLToPath(import.meta.resolve("pixelmatch")),
).toString("base64")}").then((library) => { globalThis.pixelmatch ??= library.default; })`;
const BRING_MOVED_COLORS = `globalThis.movedColorsOf ??= ${findMovedColors}; undefined`;

declare global {
  var pixelmatch: typeof import("pixelmatch").default;
  var movedColorsOf: typeof import("./moved-colors.ts").findMovedColors;
}

/** The differences of a picture. */
export interface Difference {
  /** Number of pixels that differ. */
  readonly pixels: number;
  /** Set when the size of the picture changed: `390×120, was 390×119`. */
  readonly size?: string;
  /** The picture in grey, with every differing pixel in red. */
  readonly picture: Buffer;
}

/**
 * Runs in the page: Chromium wrote the pictures and can read them, so no decoder has to be
 * installed.
 */
async function findDifference([expected, actual, threshold]: readonly [string, string, number]) {
  const pixelsOf = async (picture: string) => {
    const reply = await fetch(`data:image/webp;base64,${picture}`);
    const bitmap = await createImageBitmap(await reply.blob(), { colorSpaceConversion: "none" });
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("no canvas");
    context.drawImage(bitmap, 0, 0);
    return { canvas, context, image: context.getImageData(0, 0, bitmap.width, bitmap.height) };
  };
  const was = await pixelsOf(expected);
  const is = await pixelsOf(actual);
  const { width, height } = is.image;
  const sizes = [is, was].map(({ image }) => `${image.width}×${image.height}`);
  let pixels = Math.abs(width * height - was.image.width * was.image.height);
  if (sizes[0] === sizes[1]) {
    const shown = is.context.createImageData(width, height);
    pixels = pixelmatch(was.image.data, is.image.data, shown.data, width, height, { threshold });
    const pair = { was: was.image.data, is: is.image.data, width, height };
    const moved = globalThis.movedColorsOf(pair);
    for (let at = 0; at < moved.length; at++) {
      const isRed = shown.data[at * 4] === 255 && shown.data[at * 4 + 1] === 0;
      if (!moved[at] || isRed) continue;
      pixels++;
      shown.data.set([255, 0, 0, 255], at * 4);
    }
    if (pixels === 0) return undefined;
    is.context.putImageData(shown, 0, 0);
  }
  const blob = await is.canvas.convertToBlob({ type: "image/webp", quality: 1 });
  const bytes = Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) =>
    String.fromCharCode(byte),
  );
  return { pixels, sizes, picture: btoa(bytes.join("")) };
}

/**
 * Compares two pictures pixel by pixel.
 * @param desk Any page of a browser; it stays as it is.
 * @returns `undefined` when they are the same
 */
export async function compare(
  desk: Page,
  expected: Buffer,
  actual: Buffer,
): Promise<Difference | undefined> {
  if (expected.equals(actual)) return undefined;
  const inText = [expected, actual].map((picture) => picture.toString("base64"));
  const [was = "", is = ""] = inText;
  await desk.evaluate(BRING_PIXELMATCH);
  await desk.evaluate(BRING_MOVED_COLORS);
  const found = await desk.evaluate(findDifference, [was, is, THRESHOLD] as const);
  if (!found) return undefined;
  const { pixels, sizes } = found;
  return {
    pixels,
    ...(sizes[0] === sizes[1] ? {} : { size: sizes.join(", was ") }),
    picture: Buffer.from(found.picture, "base64"),
  };
}
