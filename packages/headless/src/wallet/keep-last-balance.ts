import type { SatangScope } from "../provider/scope.ts";
import { storageKeys } from "../storage/storage-keys.ts";
import type { GameAccount, MemberWallet } from "./wallet.rules.ts";

/** Without the addresses of the game's site, which a screen reads again. */
const kept = ({ category, code, name, logo, isActive, amount }: GameAccount) => ({
  category,
  code,
  name,
  logo,
  isActive,
  amount,
});

/** Keeps the balances in this tab, also over a reload, until sign-out. */
export function keepLastBalance(
  { tabStorage }: Pick<SatangScope, "tabStorage">,
  { cash, bonus, currency, games, syncedAt }: MemberWallet,
): void {
  const balance = { cash, bonus, currency, games: games.map(kept), syncedAt };
  tabStorage.write(storageKeys.lastBalance, JSON.stringify(balance));
}
