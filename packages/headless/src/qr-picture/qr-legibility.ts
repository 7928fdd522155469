import { hasQrCorners, lightBorder, toBitmap } from "./qr-finder.rules.ts";

/** The longer side on which a picture is examined, px. */
const SIDE = 640;
/** White around it, for a picture without a margin, px. */
const MARGIN = 16;

/** A picture as a reader sees it. */
export type QrExamination = {
  /**
   * Whether it can be a QR. A picture of another origin that the browser does not let the page read counts as one.
   */
  readonly isLegible: boolean;
  /** The white border that is part of the picture, as a share of its side; 0 when it cannot be read. */
  readonly border: number;
};

const ILLEGIBLE: QrExamination = { isLegible: false, border: 0 };
const UNREADABLE: QrExamination = { isLegible: true, border: 0 };
/** More than this is no border of a QR: the picture is shown as it is. */
const WIDEST_BORDER = 0.25;

/** Examines a loaded picture. */
export function examineQr(image: HTMLImageElement): QrExamination {
  const { naturalWidth, naturalHeight } = image;
  if (naturalWidth === 0 || naturalHeight === 0) return ILLEGIBLE;
  const scale = SIDE / Math.max(naturalWidth, naturalHeight);
  const width = Math.round(naturalWidth * scale);
  const height = Math.round(naturalHeight * scale);
  const canvas = document.createElement("canvas");
  canvas.width = width + 2 * MARGIN;
  canvas.height = height + 2 * MARGIN;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return UNREADABLE;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingEnabled = false;
  context.drawImage(image, MARGIN, MARGIN, width, height);
  try {
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const bitmap = toBitmap(data, canvas.width, canvas.height);
    if (bitmap === null || !hasQrCorners(bitmap)) return ILLEGIBLE;
    const drawn = lightBorder(bitmap) * Math.min(canvas.width, canvas.height) - MARGIN;
    const border = Math.max(0, drawn) / Math.min(width, height);
    return { isLegible: true, border: border > WIDEST_BORDER ? 0 : border };
  } catch {
    return UNREADABLE;
  }
}
