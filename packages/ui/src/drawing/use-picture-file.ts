import {
  canSavePictures,
  canSharePictures,
  type PictureFile,
  savePicture,
  sharePicture,
} from "@satang/headless/picture-file";
import { useEffect, useState } from "react";
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

/** A picture that the browser cannot save: shown large, because a long press saves it. */
export type HeldPicture = {
  /** `null` when none is shown. */
  readonly picture: Blob | null;
  readonly onClose: () => void;
};

/** Saves or shares a picture that is drawn on the device, and reports how that ended. */
export function usePictureFile<Drawing>({ load, draw, words }: UsePictureFileOptions<Drawing>) {
  const toast = useToast();
  const [held, setHeld] = useState<Blob | null>(null);
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
  const keep = (file: PictureFile) => {
    if (canSavePictures()) {
      savePicture(file);
      toast.show(words.saved, { tone: "positive" });
    } else setHeld(file.picture);
  };
  const share = async (file: PictureFile) => {
    if ((await sharePicture(file)) === "failed") keep(file);
  };
  return {
    /** Opens the share sheet where the browser cannot save and has one: it saves pictures, too. */
    save: () => withFile(!canSavePictures() && canSharePictures() ? share : keep),
    /** Saves it where the device has no share sheet. */
    share: () => withFile(share),
    held: { picture: held, onClose: () => setHeld(null) } satisfies HeldPicture,
  };
}
