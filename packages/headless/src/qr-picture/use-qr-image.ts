import { type SyntheticEvent, useCallback, useMemo, useState } from "react";
import { toQrImage } from "./qr-image.ts";
import { examineQr } from "./qr-legibility.ts";

/** Props of the `img` of a QR. */
export type QrCodeProps = {
  readonly src: string | undefined;
  readonly referrerPolicy: "no-referrer";
  readonly onLoad: (event: SyntheticEvent<HTMLImageElement>) => void;
  readonly onError: () => void;
};

/** The picture of a QR, until it was loaded and cannot be a QR for a reader (decision 53). */
export function useQrImage(markup: string | null) {
  const [illegible, setIllegible] = useState<string | null>(null);
  const [border, setBorder] = useState(0);
  const address = useMemo(() => (markup === null ? null : toQrImage(markup)), [markup]);
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
        const examined = examineQr(currentTarget);
        setBorder(examined.border);
        if (!examined.isLegible) setIllegible(address);
      },
      onError: () => setIllegible(address),
    }),
  };
}
