import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { PACKED } from "../pack.mjs";

/**
 * The fake backend that is published for tests of hosts, with one member who has 500 baht.
 * @param now the time of its replies, ms
 */
export async function createBackend(now = Date.now) {
  const file = join(PACKED, "node_modules/@satang/api/dist/testing/index.js");
  const { createFakeBackend, exampleOf, reply } = await import(pathToFileURL(file).href);
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
