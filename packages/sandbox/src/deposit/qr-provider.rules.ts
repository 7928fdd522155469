import { type Satang, satang } from "@satang/core";

/** A provider of QR codes. */
export type QrProvider = "KBANK" | "WW" | "E2P";

/** Smallest amount of a QR, satang. */
export const leastQrAmount: Readonly<Record<QrProvider, Satang>> = {
  KBANK: satang(1_00),
  WW: satang(100_00),
  E2P: satang(50_00),
};

/** Whether a text is the code of a provider. */
export function isQrProvider(word: string): word is QrProvider {
  return Object.hasOwn(leastQrAmount, word);
}

/** Every provider. */
export const qrProviders = Object.keys(leastQrAmount).filter(isQrProvider);
