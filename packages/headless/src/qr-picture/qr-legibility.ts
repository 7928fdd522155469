import { hasQrCorners, toBitmap } from "./qr-finder.rules.ts";

/** The longer side on which a picture is examined, px. */
const SIDE = 640;
/** White around it, for a picture without a margin, px. */
const MARGIN = 16;

/**
 * Whether a loaded picture can be a QR for a reader. A picture of another origin that the browser does not let the page
 * read counts as one.
 */
export function isLegibleQr(image: HTMLImageElement): boolean {
  const { naturalWidth, naturalHeight } = image;
  if (naturalWidth === 0 || naturalHeight === 0) return false;
  const scale = SIDE / Math.max(naturalWidth, naturalHeight);
  const width = Math.round(naturalWidth * scale);
  const height = Math.round(naturalHeight * scale);
  const canvas = document.createElement("canvas");
  canvas.width = width + 2 * MARGIN;
  canvas.height = height + 2 * MARGIN;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return true;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingEnabled = false;
  context.drawImage(image, MARGIN, MARGIN, width, height);
  try {
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const bitmap = toBitmap(data, canvas.width, canvas.height);
    return bitmap !== null && hasQrCorners(bitmap);
  } catch {
    return true;
  }
}
