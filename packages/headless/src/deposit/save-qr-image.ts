import { canSavePictures, savePicture } from "../picture-file/index.ts";

const SIZE = 1024;
const MARGIN = 64;

async function toPng(source: string): Promise<Blob | null> {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = SIZE;
  canvas.height = SIZE;
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, SIZE, SIZE);
  context.imageSmoothingEnabled = false;
  context.drawImage(image, MARGIN, MARGIN, SIZE - 2 * MARGIN, SIZE - 2 * MARGIN);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

/**
 * Saves a QR as a PNG with a white margin, so that banking apps can read it from the gallery.
 * @param source result of `toQrImage`
 * @returns whether the picture was saved; never inside another app ({@link canSavePictures})
 */
export async function saveQrImage(source: string, name: string): Promise<boolean> {
  if (!canSavePictures()) return false;
  try {
    const png = await toPng(source);
    if (!png) return false;
    savePicture({ picture: png, name });
    return true;
  } catch {
    return false;
  }
}
