import type { QrProvider } from "@satang/headless/deposit";

/** Whether a QR is paid to a bank. */
export const isOfBank = (provider: QrProvider): provider is "KBANK" => provider === "KBANK";

/**
 * Numbers of PromptPay QRs, which are shown where both are offered. Their providers are payment companies: members know
 * neither their codes nor their names, and the specification names them by code only.
 */
export const PAYMENT_NUMBERS = { WW: 1, E2P: 2 } as const satisfies Record<
  Exclude<QrProvider, "KBANK">,
  number
>;
