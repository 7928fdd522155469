import type { Schemas } from "@satang/api";
import {
  panelOfDepositAccount,
  panelOfWalletAccount,
  WALLET_DEPOSIT_MINIMUM,
} from "@satang/machines/deposit";
import { QR_LIMITS } from "@satang/machines/qr-deposit";
import type { DepositWay } from "./deposit.view.ts";

type Lookup = Schemas["DepositLookup"];

function wayOfAccount(isManual: boolean) {
  return (source: Lookup["banks"][number]): DepositWay => {
    const panel = panelOfDepositAccount(source, isManual);
    const account = {
      bankCode: source.bankCode,
      bankNameTH: source.bank.nameTH,
      bankNameEN: source.bank.nameEN ?? null,
      accountName: source.bankAccountName.toUpperCase(),
      accountNo: source.bankAccountNo,
    };
    const id = `${source.bankCode}-${source.bankAccountNo}`;
    if (panel.kind === "details")
      return { id, kind: "account", speed: "minute", minimum: null, account };
    const { provider } = panel;
    const { minimum } = QR_LIMITS[provider];
    return { id: `qr-${id}`, kind: "qr", speed: "minute", minimum, provider, account };
  };
}

function wayOfWallet(source: Lookup["wallets"][number]): DepositWay {
  const phoneNumber = source.walletAccountName;
  const of = { minimum: WALLET_DEPOSIT_MINIMUM, phoneNumber };
  return panelOfWalletAccount(source) === "phoneNumber"
    ? { ...of, id: `wallet-${phoneNumber}`, kind: "phoneNumber", speed: "minute" }
    : { ...of, id: `gift-${phoneNumber}`, kind: "giftLink", speed: "atOnce" };
}

/** Two rows of one account have two ids. */
const withOwnIds = (ways: readonly DepositWay[]): readonly DepositWay[] =>
  ways.map((way, index) => {
    const earlier = ways.slice(0, index).filter(({ id }) => id === way.id).length;
    return earlier === 0 ? way : { ...way, id: `${way.id}-${earlier + 1}` };
  });

/** The ways of the deposit lookup, accounts first. */
export const toDepositWays = ({ banks, wallets, isManual }: Lookup): readonly DepositWay[] =>
  withOwnIds([...banks.map(wayOfAccount(isManual)), ...wallets.map(wayOfWallet)]);

/** The ways with the one that was used last in front. */
export function lastUsedFirst(
  ways: readonly DepositWay[],
  lastUsed: string | null,
): readonly DepositWay[] {
  const last = ways.find(({ id }) => id === lastUsed);
  return last ? [last, ...ways.filter((way) => way !== last)] : ways;
}
