import type { QrProvider } from "@satang/api";
import type { Known, Skip } from "./step.types.ts";

/** A game at which the member has an account. */
export async function activeGame(known: Known): Promise<string | null> {
  const wallet = await known.reply("walletGet");
  return wallet?.slots.find(({ isActive }) => isActive)?.code ?? null;
}

/** The promotion code of the contract's example. */
export const PROMOTION_CODE = "LUCKY50";

/** The least amount of a QR of each provider, baht. */
export const leastOfQr: Readonly<Record<QrProvider, number>> = { KBANK: 1, E2P: 50, WW: 100 };

/** The provider of QRs of the site with the smallest least amount. */
export async function qrProvider(known: Known): Promise<QrProvider | null> {
  const deposit = await known.reply("lookupDeposit");
  const codes = new Set(deposit?.banks.map(({ bankCode }) => bankCode));
  const providers = Object.keys(leastOfQr) as QrProvider[];
  return providers.find((provider) => codes.has(provider)) ?? null;
}

/** A reason that names the call which did not give a value. */
export const missing = (what: string, operationId: string): Skip => ({
  skip: `needs ${what}, which ${operationId} did not give`,
});
