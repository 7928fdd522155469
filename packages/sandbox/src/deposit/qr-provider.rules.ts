import type { Satang } from "../ledger/satang.rules.ts";

/** Who makes QR codes. */
export type QrProvider = "KBANK" | "WW" | "E2P";

/** Least amount of a QR, satang. */
export const leastQrAmount: Readonly<Record<QrProvider, Satang>> = {
  KBANK: 1_00,
  WW: 100_00,
  E2P: 50_00,
};

/** Whether a word is a provider. */
export function isQrProvider(word: string): word is QrProvider {
  return word in leastQrAmount;
}
