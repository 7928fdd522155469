import { isInAppBrowser } from "../in-app-browser/in-app-browser.rules.ts";

/** A picture made on this device, with the name of its file. */
export type PictureFile = { readonly picture: Blob; readonly name: string };

const toFile = ({ picture, name }: PictureFile) =>
  new File([picture], name, { type: picture.type });

/** Whether the browser saves a download. One inside another app does nothing with it, without an error. */
export const canSavePictures = (): boolean => !isInAppBrowser(navigator.userAgent);

/** Saves a picture as a file, as a browser saves a download ({@link canSavePictures}). */
export function savePicture({ picture, name }: PictureFile): void {
  const address = URL.createObjectURL(picture);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Whether the device can share a picture with another app. */
export function canSharePictures(): boolean {
  try {
    const files = [new File([], "picture.png", { type: "image/png" })];
    return navigator.canShare?.({ files }) ?? false;
  } catch {
    return false;
  }
}

/**
 * Opens the share sheet of the device with a picture. Call it soon after a press: a browser refuses it later.
 * @returns `cancelled` when the member closed the share sheet, `failed` when there is none
 */
export async function sharePicture(file: PictureFile): Promise<"shared" | "cancelled" | "failed"> {
  try {
    await navigator.share({ files: [toFile(file)] });
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "cancelled" : "failed";
  }
}
