import { type SyntheticEvent, useCallback, useMemo, useState } from "react";
import type { toQrImage } from "./qr-image.ts";
import type { examineQr } from "./qr-legibility.ts";

/** The rules of pictures, which are loaded on demand. */
export type QrPictureRules = {
  readonly toQrImage: typeof toQrImage;
  readonly examineQr: typeof examineQr;
};

/** Props of the `img` of a QR. */
export type QrCodeProps = {
  readonly src: string | undefined;
  readonly referrerPolicy: "no-referrer";
  readonly onLoad: (event: SyntheticEvent<HTMLImageElement>) => void;
  readonly onError: () => void;
};

/**
 * The picture of a QR, until it was loaded and cannot be a QR for a reader (decision 53).
 * @param rules `null` until they are loaded, and then there is no picture
 */
export function useQrImage(rules: QrPictureRules | null, markup: string | null) {
  const [illegible, setIllegible] = useState<string | null>(null);
  const [border, setBorder] = useState(0);
  const address = useMemo(
    () => (rules === null || markup === null ? null : rules.toQrImage(markup)),
    [rules, markup],
  );
  const image = address === illegible ? null : address;
  return {
    image,
    /** The white border that is part of the picture, as a share of its side. */
    border,
    /** Shows a picture that did not load once more. */
    retry: useCallback(() => setIllegible(null), []),
    getCodeProps: (): QrCodeProps => ({
      src: image ?? undefined,
      referrerPolicy: "no-referrer",
      onLoad: ({ currentTarget }) => {
        const examined = rules?.examineQr(currentTarget);
        if (!examined) return;
        setBorder(examined.border);
        if (!examined.isLegible) setIllegible(address);
      },
      onError: () => setIllegible(address),
    }),
  };
}
