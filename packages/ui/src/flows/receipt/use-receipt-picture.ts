import type { Receipt } from "@satang/headless/receipt";
import type { RefObject } from "react";
import { usePictureFile } from "../../drawing/use-picture-file.ts";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import type { ReceiptWords } from "./use-receipt-words.ts";

/** Options of {@link useReceiptPicture}. */
export type UseReceiptPictureOptions = {
  /** The receipt on the screen: its fonts are those of the picture. */
  readonly paper: RefObject<HTMLElement | null>;
  readonly receipt: Receipt;
  readonly words: ReceiptWords;
  /** Name of the service. */
  readonly brand: string;
};

const load = () => import("./draw-receipt.ts");

/** Saves or shares the receipt as a picture, and reports how that ended. */
export function useReceiptPicture({ paper, receipt, words, brand }: UseReceiptPictureOptions) {
  const { t } = useI18n();
  return usePictureFile({
    load,
    draw: async ({ drawReceipt }) => {
      const { fontFamily } = getComputedStyle(paper.current ?? document.body);
      const picture = await drawReceipt({ words, status: receipt.status, brand, fontFamily });
      return picture && { picture, name: `receipt-${receipt.createdAt.slice(0, 10)}.png` };
    },
    words: { saved: t("receipt.saved"), failed: t("receipt.saveFailed") },
  });
}
