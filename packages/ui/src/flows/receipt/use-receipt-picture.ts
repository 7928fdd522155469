import type { Receipt } from "@satang/headless/receipt";
import type { RefObject } from "react";
import { usePictureFile } from "../../drawing/use-picture-file.ts";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import type { Rgb } from "./draw-receipt-band.ts";
import type { ReceiptWords } from "./use-receipt-words.ts";

/** Options of {@link useReceiptPicture}. */
export type UseReceiptPictureOptions = {
  /** The receipt on the screen: its fonts and the colour of its river are those of the picture. */
  readonly paper: RefObject<HTMLElement | null>;
  readonly receipt: Receipt;
  readonly words: ReceiptWords;
  /** Name of the service. */
  readonly brand: string;
};

const load = () => import("./draw-receipt.ts");

/** The river of a theme without one. */
const RIVER: Rgb = [43, 59, 143];

/** The colour of the river on the screen; a canvas does not know every way to write a colour. */
function riverOf(paper: HTMLElement | null): Rgb {
  const hill = paper?.querySelector("[data-ink=river]");
  const [red, green, blue] = hill ? (getComputedStyle(hill).fill.match(/[\d.]+/g) ?? []) : [];
  return blue ? [Number(red), Number(green), Number(blue)] : RIVER;
}

/** Saves or shares the receipt as a picture, and reports how that ended. */
export function useReceiptPicture({ paper, receipt, words, brand }: UseReceiptPictureOptions) {
  const { t } = useI18n();
  return usePictureFile({
    load,
    draw: async ({ drawReceipt }) => {
      const { fontFamily } = getComputedStyle(paper.current ?? document.body);
      const river = riverOf(paper.current);
      const picture = await drawReceipt({ receipt, words, brand, fontFamily, river });
      return picture && { picture, name: `receipt-${receipt.createdAt.slice(0, 10)}.png` };
    },
    words: { saved: t("receipt.saved"), failed: t("receipt.saveFailed") },
  });
}
