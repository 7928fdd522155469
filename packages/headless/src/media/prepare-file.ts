import { type MediaType, readTypedFile } from "@satang/core";
import { drawReduced } from "./draw-reduced.ts";

/** A file as it is sent, and the type of its content; `null` when that is not known. */
export type PreparedFile = { readonly file: File; readonly type: MediaType | null };

/** A larger picture is reduced: some phones draw no canvas of the size of their camera. */
const LONGEST_SIDE = 4_096;
const QUALITY = 0.92;

/** The same picture as a JPEG; `null` when this browser cannot decode it. */
async function toJpeg({ name, lastModified }: File, content: Blob): Promise<File | null> {
  const bitmap = await createImageBitmap(content).catch(() => null);
  if (!bitmap) return null;
  const context = drawReduced(bitmap, LONGEST_SIDE);
  bitmap.close();
  if (!context) return null;
  const { canvas } = context;
  // A JPEG is not transparent, and what is behind it would be black.
  context.globalCompositeOperation = "destination-over";
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  const jpeg = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, "image/jpeg", QUALITY),
  );
  if (!jpeg) return null;
  const title = name.replace(/\.[^.]*$/, "");
  return new File([jpeg], `${title}.jpg`, { type: "image/jpeg", lastModified });
}

/**
 * A file of the member as it is sent (decision 40): it declares the type of its content. A picture of a type that the service
 * does not take, such as the HEIC of a phone, becomes a JPEG where the browser can decode it, and is the same elsewhere.
 * @param taken types that the service takes, `image/jpeg` among them
 */
export async function prepareFile(
  chosen: File,
  taken: readonly MediaType[],
): Promise<PreparedFile> {
  const typed = await readTypedFile(chosen);
  const { file, type } = typed;
  if (type === null || taken.includes(type) || !type.startsWith("image/")) return typed;
  const jpeg = await toJpeg(chosen, file);
  return jpeg ? { file: jpeg, type: "image/jpeg" } : typed;
}
