const company = { bankAccountName: "Satang Pay Co Ltd", currency: "BAHT" } as const;

const kbank = { nameTH: "ธนาคารกสิกรไทย", nameEN: "Kasikornbank" } as const;

/** An account of the site that a member can pay into. */
export type DepositBank = {
  readonly bankCode: string;
  readonly nameTH: string;
  readonly nameEN: string;
  readonly bankType: string;
  readonly mode: string;
  readonly bankAccountName: string;
  readonly bankAccountNo: string;
  readonly currency: "BAHT" | "LAK";
};

/** A stored-value wallet of the site. */
export type DepositWallet = { readonly walletAccountName: string; readonly mode: string };

/**
 * Accounts that a member can pay into, in the currency of the member: one of each kind that the deposit modal shows
 * differently.
 */
export const depositBanks: readonly DepositBank[] = [
  {
    ...company,
    ...kbank,
    bankCode: "KBANK",
    bankType: "BANK",
    mode: "QR",
    bankAccountNo: "0123456789",
  },
  {
    ...company,
    nameTH: "พร้อมเพย์",
    nameEN: "PromptPay",
    bankCode: "WW",
    bankType: "PAYMENT",
    mode: "AUTO",
    bankAccountNo: "0105561000001",
  },
  {
    ...company,
    nameTH: "พร้อมเพย์",
    nameEN: "PromptPay",
    bankCode: "E2P",
    bankType: "PAYMENT",
    mode: "AUTO",
    bankAccountNo: "0105561000002",
  },
  {
    ...company,
    ...kbank,
    bankCode: "KBANK",
    bankType: "BANK",
    mode: "AUTO",
    bankAccountNo: "0987654321",
  },
  {
    ...company,
    nameTH: "ธนาคารไทยพาณิชย์",
    nameEN: "Siam Commercial Bank",
    bankCode: "SCB",
    bankType: "BANK",
    mode: "AUTO",
    bankAccountNo: "4680123456",
  },
  {
    ...company,
    currency: "LAK",
    nameTH: "ธนาคารการค้าต่างประเทศลาว",
    nameEN: "BCEL (Laos)",
    bankCode: "BCEL",
    bankType: "BANK",
    mode: "AUTO",
    bankAccountNo: "0101200334455",
  },
];

/** Stored-value wallets, which hold baht: one with a number to pay to, one that accepts gift links. */
export const depositWallets: readonly DepositWallet[] = [
  { walletAccountName: "0899999999", mode: "AUTO" },
  { walletAccountName: "0877777777", mode: "LINK" },
];
