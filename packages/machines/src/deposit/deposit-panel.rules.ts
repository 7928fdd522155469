import { type Satang, satang } from "@satang/core";
import type { QrProvider } from "../qr-deposit/qr-deposit.types.ts";

/** The fields of a deposit account that decide which panel it gets (money.txt §2, §3). */
export type DepositAccountFacts = {
  readonly bankCode: string;
  /** For example PAYMENT. */
  readonly bankType?: string | undefined;
  /** AUTO, MANUAL or other. */
  readonly mode?: string | undefined;
};

/** The panel a deposit account gets. */
export type DepositPanel =
  | { readonly kind: "details" }
  | { readonly kind: "qr"; readonly provider: QrProvider };

type PanelRule = {
  readonly when: (account: DepositAccountFacts, isManual: boolean) => boolean;
  readonly panel: DepositPanel;
};

const DETAILS: DepositPanel = { kind: "details" };
const DETAILS_BANKS: readonly string[] = ["SCB", "GSB", "BCEL"];

const same = (text: string | undefined, word: string) => text?.trim().toUpperCase() === word;
const isPayment = (account: DepositAccountFacts, provider: QrProvider) =>
  same(account.bankType, provider) ||
  (same(account.bankType, "PAYMENT") && same(account.bankCode, provider));

/** Decision 30 as data: the first row that matches applies. */
export const DEPOSIT_PANEL_RULES: readonly PanelRule[] = [
  { when: (account, isManual) => isManual || same(account.mode, "MANUAL"), panel: DETAILS },
  { when: ({ bankCode }) => DETAILS_BANKS.some((bank) => same(bankCode, bank)), panel: DETAILS },
  { when: ({ bankCode, mode }) => same(bankCode, "KBANK") && same(mode, "AUTO"), panel: DETAILS },
  { when: ({ bankCode }) => same(bankCode, "KBANK"), panel: { kind: "qr", provider: "KBANK" } },
  { when: (account) => isPayment(account, "WW"), panel: { kind: "qr", provider: "WW" } },
  { when: (account) => isPayment(account, "E2P"), panel: { kind: "qr", provider: "E2P" } },
  { when: () => true, panel: DETAILS },
];

/** The panel of a bank or payment account. */
export function panelOfDepositAccount(
  account: DepositAccountFacts,
  isManual: boolean,
): DepositPanel {
  return DEPOSIT_PANEL_RULES.find((rule) => rule.when(account, isManual))?.panel ?? DETAILS;
}

/** The least amount that is credited from a stored-value wallet: 2 baht (money.txt §5). */
export const WALLET_DEPOSIT_MINIMUM: Satang = satang(200);

/** The panel of a stored-value wallet account: the phone numbers to pay from and to, else the gift link. */
export function panelOfWalletAccount(account: {
  readonly mode?: string | undefined;
}): "phoneNumber" | "giftLink" {
  return same(account.mode, "AUTO") ? "phoneNumber" : "giftLink";
}
