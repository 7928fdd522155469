/**
 * Draws a picture on a canvas of its size, or of a smaller one with the same shape.
 * @param longestSide largest width and height, pixels
 * @returns the context of the canvas; `null` when the browser has none left
 */
export function drawReduced(
  bitmap: ImageBitmap,
  longestSide: number,
  settings?: CanvasRenderingContext2DSettings,
): CanvasRenderingContext2D | null {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d", settings);
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return context;
}
