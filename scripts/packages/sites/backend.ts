import type { FakeBackend } from "@satang/api/testing";
import { importPacked } from "../import-packed.ts";

/**
 * The fake backend that is published for tests of hosts, with one member who has 500 baht.
 * @param now the time of its replies, ms
 */
export async function createBackend(now: () => number): Promise<FakeBackend> {
  const { createFakeBackend, exampleOf, reply } = await importPacked("api/dist/testing/index.js");
  // Gift links need the key of a service.
  const ways = { ...exampleOf("lookupDeposit"), wallets: [] };
  const wallet = { ...exampleOf("walletGet"), wallet: { amount: 500 } };
  return createFakeBackend({
    now,
    overrides: [
      reply("walletGet", wallet),
      reply("lookupDeposit", ways),
      reply("qrcodeCurrent", { hasQrcode: false }),
      reply("bonusCheckActive", { status: false }),
      reply("lookupWithdraw", { withdrawMin: 100, withdrawMax: 50_000 }),
    ],
  });
}
