import type { QrCode } from "@satang/headless/deposit";
import { useLookup } from "@satang/headless/info";
import type { RefObject } from "react";
import { usePictureFile } from "../../drawing/use-picture-file.ts";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { useMoneyFormat } from "../money/use-money-format.ts";

/** Options of {@link useQrPicture}. */
export type UseQrPictureOptions = {
  /** The picture on the screen. */
  readonly code: RefObject<HTMLImageElement | null>;
  readonly qr: QrCode;
  /** White border of the QR, as a share of its side. */
  readonly border: number;
  /** Who is paid; empty when it is not known. */
  readonly payee: string;
};

const load = () => import("./draw-qr-picture.ts");

/** Saves or shares a QR as a picture with brand, amount, payee and expiry, and reports how that ended. */
export function useQrPicture({ code, qr, border, payee }: UseQrPictureOptions) {
  const { t, format } = useI18n();
  const money = useMoneyFormat();
  const brand = useLookup("info").data?.name ?? "";
  return usePictureFile({
    load,
    draw: async ({ drawQrPicture }) => {
      const image = code.current;
      if (!image) return null;
      const picture = await drawQrPicture({
        words: {
          brand,
          amount: money.exact(qr.amount),
          payee: payee && t("deposit.qr.payee", { name: payee }),
          validUntil: t("deposit.qr.validUntil", { time: format.dateTime(qr.expiresAt) }),
        },
        code: image,
        border,
        fontFamily: getComputedStyle(image).fontFamily,
      });
      return picture && { picture, name: `qr-${qr.qrcodeId}.png` };
    },
    words: { saved: t("deposit.qr.saved"), failed: t("deposit.qr.saveFailed") },
  });
}
