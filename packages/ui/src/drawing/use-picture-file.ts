import { type PictureFile, savePicture, sharePicture } from "@satang/headless/picture-file";
import { useEffect } from "react";
import { useToast } from "../primitives/Toast/index.ts";

/** Options of {@link usePictureFile}. */
export type UsePictureFileOptions<Drawing> = {
  /** Loads the code that draws. The same function at each render. */
  readonly load: () => Promise<Drawing>;
  /** Draws the file; `null` when the device cannot. */
  readonly draw: (drawing: Drawing) => Promise<PictureFile | null>;
  /** Words that the member reads afterwards. */
  readonly words: { readonly saved: string; readonly failed: string };
};

/** Saves or shares a picture that is drawn on the device, and reports how that ended. */
export function usePictureFile<Drawing>({ load, draw, words }: UsePictureFileOptions<Drawing>) {
  const toast = useToast();
  useEffect(() => {
    // A share sheet opens only soon after the press, so that the code is loaded before.
    void load().catch(() => undefined);
  }, [load]);
  const fail = () => void toast.show(words.failed, { tone: "critical" });

  const withFile = async (use: (file: PictureFile) => Promise<void> | void) => {
    const file = await load()
      .then(draw)
      .catch(() => null);
    if (file) await use(file);
    else fail();
  };
  const save = (file: PictureFile) => {
    savePicture(file);
    toast.show(words.saved, { tone: "positive" });
  };
  return {
    save: () => withFile(save),
    /** Saves it where the device has no share sheet. */
    share: () =>
      withFile(async (file) => {
        if ((await sharePicture(file)) === "failed") save(file);
      }),
  };
}
