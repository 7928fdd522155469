import { type Satang, toSatang } from "@satang/core";
import type { QrProvider } from "./qr-deposit.types.ts";

/** Minimum and quick amounts of a provider, in satang (money.txt §5, §9; decision 31). */
export type QrLimits = {
  readonly minimum: Satang;
  readonly quickAmounts: readonly Satang[];
};

const inSatang = (baht: readonly number[]) => baht.map(toSatang);

/** The limits of each provider. */
export const QR_LIMITS: Readonly<Record<QrProvider, QrLimits>> = {
  KBANK: { minimum: toSatang(1), quickAmounts: inSatang([10, 20, 50, 100, 500, 1000]) },
  WW: { minimum: toSatang(100), quickAmounts: inSatang([100, 200, 300, 500, 1000]) },
  E2P: { minimum: toSatang(50), quickAmounts: inSatang([50, 100, 200, 500, 1000]) },
};

/** Why no QR of this amount is requested. */
export type QrAmountProblem = { readonly kind: "belowMinimum"; readonly minimum: Satang };

/**
 * Checks an amount in satang; `null` is an amount that is not readable yet. Nothing is sent while
 * there is a problem.
 */
export function findQrAmountProblem(
  provider: QrProvider,
  amount: Satang | null,
): QrAmountProblem | null {
  const { minimum } = QR_LIMITS[provider];
  return amount === null || amount < minimum ? { kind: "belowMinimum", minimum } : null;
}

/**
 * Whether the button is disabled: with KBANK at 0 or less (money.txt §5). Otherwise a press shows
 * what is missing.
 */
export const isQrCreateDisabled = (provider: QrProvider, amount: Satang | null): boolean =>
  provider === "KBANK" && (amount ?? 0) <= 0;
