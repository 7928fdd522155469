import type { Locator } from "@playwright/test";

interface File {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Chooses a file as a drop does: a stock WebKit has no command that chooses one in its dialog. */
export const chooseFile = (input: Locator, { name, mimeType, buffer }: File) =>
  input.evaluate(
    (element: HTMLInputElement, file) => {
      const bytes = Uint8Array.from(atob(file.content), (character) => character.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new window.File([bytes], file.name, { type: file.type }));
      element.files = transfer.files;
      element.dispatchEvent(new Event("change", { bubbles: true }));
    },
    { name, type: mimeType, content: buffer.toString("base64") },
  );
