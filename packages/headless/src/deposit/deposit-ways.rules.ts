import type { Schemas } from "@satang/api";
import {
  panelOfDepositAccount,
  panelOfWalletAccount,
  WALLET_DEPOSIT_MINIMUM,
} from "@satang/machines";
import type { DepositWay } from "./deposit.view.ts";

type Lookup = Schemas["DepositLookup"];

function wayOfAccount(isManual: boolean) {
  return (source: Lookup["banks"][number], index: number): DepositWay => {
    const id = `${source.bankCode}-${index}`;
    const panel = panelOfDepositAccount(source, isManual);
    const account = {
      bankCode: source.bankCode,
      bankNameTH: source.bank.nameTH,
      bankNameEN: source.bank.nameEN ?? null,
      accountName: source.bankAccountName.toUpperCase(),
      accountNo: source.bankAccountNo,
    };
    return panel.kind === "qr"
      ? { id, kind: "qr", provider: panel.provider, account }
      : { id, kind: "account", account };
  };
}

function wayOfWallet(source: Lookup["wallets"][number], index: number): DepositWay {
  const id = `wallet-${index}`;
  const phoneNumber = source.walletAccountName;
  return panelOfWalletAccount(source) === "phoneNumber"
    ? { id, kind: "phoneNumber", phoneNumber, minimum: WALLET_DEPOSIT_MINIMUM }
    : { id, kind: "giftLink", phoneNumber };
}

/** The ways of the deposit lookup, accounts first. */
export const toDepositWays = ({ banks, wallets, isManual }: Lookup): readonly DepositWay[] => [
  ...banks.map(wayOfAccount(isManual)),
  ...wallets.map(wayOfWallet),
];
