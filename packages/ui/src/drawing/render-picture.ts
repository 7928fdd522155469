import { createPen, type Pen } from "./pen.ts";

/** Picture to draw. Lengths are in px of the picture, before it is scaled for sharp screens. */
export type Drawing = {
  readonly width: number;
  readonly height: number;
  /** Ground around what is drawn. @default 0 */
  readonly margin?: number;
  /** Value of `font-family`. */
  readonly fontFamily: string;
  /** Every text of the picture: its fonts are loaded before it is drawn. */
  readonly texts: readonly string[];
  readonly draw: (pen: Pen) => void;
};

const SCALE = 3;
const WEIGHTS = [400, 600, 700];

/**
 * Draws a picture on this device, without a server.
 * @returns a PNG; `null` when the browser cannot draw it
 */
export async function renderPicture(drawing: Drawing): Promise<Blob | null> {
  const { width, height, margin = 0, fontFamily, texts, draw } = drawing;
  try {
    // A canvas draws with another font until its own is loaded, and each script has its own file.
    // One that cannot be loaded, or that the device lacks, is replaced by the next of the list.
    await Promise.allSettled(
      WEIGHTS.map((weight) => document.fonts.load(`${weight} 16px ${fontFamily}`, texts.join(" "))),
    );
    const canvas = document.createElement("canvas");
    canvas.width = (width + 2 * margin) * SCALE;
    canvas.height = (height + 2 * margin) * SCALE;
    const context = canvas.getContext("2d");
    if (!context) return null;
    context.scale(SCALE, SCALE);
    const pen = createPen(context, fontFamily);
    pen.fill(0, 0, width + 2 * margin, height + 2 * margin, "ground");
    context.translate(margin, margin);
    draw(pen);
    return await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  } catch {
    return null;
  }
}
