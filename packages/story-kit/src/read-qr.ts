import { decodeQR } from "qr/decode.js";

/**
 * Reads the QR on a picture, as the camera of a banking app does.
 * @param picture base64 of a PNG
 * @throws Error when there is no QR that can be read
 */
export async function readQr(picture: string): Promise<string> {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext("2d");
  if (!context) throw new Error("This browser draws no canvas");
  context.drawImage(bitmap, 0, 0);
  return decodeQR({ width, height, data: context.getImageData(0, 0, width, height).data });
}
