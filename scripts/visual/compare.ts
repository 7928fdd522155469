import type { Page } from "playwright";

/**
 * How far a channel may move, of 255, before its pixel counts as another. The same Chromium blends shadows, gradients
 * and the edges of letters with the vector unit it finds, and another CPU's rounds the last bits otherwise. What anybody
 * changes moves further: one step of a colour is more than ten.
 */
const ROUNDING = 2;

/** What is not as it should be in a picture. */
export interface Difference {
  /** Pixels that differ. */
  readonly pixels: number;
  /** Set when the picture is not as large as it was: `390×120, was 390×119`. */
  readonly size?: string;
  /** The picture in grey, with every differing pixel in red. */
  readonly picture: Buffer;
}

/** Runs in the page: Chromium wrote the pictures, so it reads them too, and no decoder has to be installed. */
async function findDifference([expected, actual, rounding]: readonly [string, string, number]) {
  const pixelsOf = async (picture: string) => {
    const reply = await fetch(`data:image/webp;base64,${picture}`);
    const bitmap = await createImageBitmap(await reply.blob(), { colorSpaceConversion: "none" });
    const { width, height } = bitmap;
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("no canvas");
    context.drawImage(bitmap, 0, 0);
    return { canvas, context, width, height, image: context.getImageData(0, 0, width, height) };
  };
  const was = await pixelsOf(expected);
  const is = await pixelsOf(actual);
  const { data } = is.image;
  let pixels = Math.max(0, was.width * was.height - is.width * is.height);
  for (let y = 0; y < is.height; y++) {
    for (let x = 0; x < is.width; x++) {
      const here = (y * is.width + x) * 4;
      const there = (y * was.width + x) * 4;
      const moved = (channel: number) =>
        Math.abs((data[here + channel] ?? 0) - (was.image.data[there + channel] ?? 0)) > rounding;
      if (x >= was.width || y >= was.height || moved(0) || moved(1) || moved(2)) {
        pixels++;
        data.set([255, 0, 60, 255], here);
      } else {
        const [red = 0, green = 0, blue = 0] = data.subarray(here, here + 3);
        data.fill(255 - (255 - (red + green + blue) / 3) / 4, here, here + 3);
      }
    }
  }
  if (pixels === 0) return undefined;
  is.context.putImageData(is.image, 0, 0);
  const blob = await is.canvas.convertToBlob({ type: "image/webp", quality: 1 });
  const bytes = Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) =>
    String.fromCharCode(byte),
  );
  const sizes = [is, was].map(({ width, height }) => `${width}×${height}`);
  return { pixels, sizes, picture: btoa(bytes.join("")) };
}

/**
 * Compares two pictures pixel by pixel.
 * @param desk Any page of a browser; it stays as it is.
 * @returns undefined when they show the same
 */
export async function compare(
  desk: Page,
  expected: Buffer,
  actual: Buffer,
): Promise<Difference | undefined> {
  if (expected.equals(actual)) return undefined;
  const inText = [expected, actual].map((picture) => picture.toString("base64"));
  const [was = "", is = ""] = inText;
  const found = await desk.evaluate(findDifference, [was, is, ROUNDING] as const);
  if (!found) return undefined;
  const { pixels, sizes } = found;
  return {
    pixels,
    ...(sizes[0] === sizes[1] ? {} : { size: sizes.join(", was ") }),
    picture: Buffer.from(found.picture, "base64"),
  };
}
