import { encodeQR } from "qr";

/** The QR of a slip: its bank, the bank's number of the transfer, and a correct checksum. */
export const SLIP_QR = "00420006000001010301402212026112101420001234565102TH9104E75F";
/** The bank's number of the transfer in {@link SLIP_QR}. */
export const SLIP_REFERENCE = "202611210142000123456";
/** The same with a wrong checksum. */
export const DAMAGED_SLIP_QR = `${SLIP_QR.slice(0, -1)}0`;

const MODULE = 5;
const MARGIN = 4;
const INK = "#1c1a17";

/** Options of {@link slipPicture}. */
export interface SlipPictureOptions {
  /** Text of the QR; none without a QR. @default a correct slip */
  qr?: string | null;
  name?: string;
  type?: "image/png" | "image/jpeg";
  width?: number;
  height?: number;
}

/** A slip as a bank draws it, without letters, made in the browser: nothing is fetched. */
export async function slipPicture({
  qr = SLIP_QR,
  name = "slip.png",
  type = "image/png",
  width = 720,
  height = 1_050,
}: SlipPictureOptions = {}): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser draws no canvas");
  const fill = (color: string, x: number, y: number, w: number, h: number) => {
    pen.fillStyle = color;
    pen.fillRect(x, y, w, h);
  };
  fill("#fffdf7", 0, 0, width, height);
  fill("#138f2d", 0, 0, width, height * 0.2);
  fill("#ffffff", width * 0.3, height * 0.07, width * 0.45, height * 0.03);
  fill("#ffffffb0", width * 0.3, height * 0.12, width * 0.3, height * 0.025);
  for (const line of [0.28, 0.34, 0.44, 0.5]) {
    fill("#8a8677", width * 0.3, height * line, width * 0.45, height * 0.025);
  }
  fill(INK, width * 0.08, height * 0.68, width * 0.35, height * 0.05);
  if (qr !== null) {
    const modules = encodeQR(qr, "raw", { border: 1 });
    const side = (modules.length + 2 * MARGIN) * MODULE;
    const left = width - side - 20;
    const top = height - side - 40;
    fill("#ffffff", left, top, side, side);
    for (const [y, row] of modules.entries()) {
      for (const [x, isDark] of row.entries()) {
        if (isDark)
          fill(INK, left + (x + MARGIN) * MODULE, top + (y + MARGIN) * MODULE, MODULE, MODULE);
      }
    }
  }
  const blob = await canvas.convertToBlob({ type });
  return new File([blob], name, { type, lastModified: 1_795_000_000_000 });
}
