const company = { bankAccountName: "Satang Pay Co Ltd", currency: "BAHT" } as const;

const kbank = { nameTH: "ธนาคารกสิกรไทย", nameEN: "Kasikornbank" } as const;

/** Accounts that a member can pay into: one of each kind that the deposit modal shows differently. */
export const depositBanks = [
  {
    ...company,
    bank: kbank,
    bankCode: "KBANK",
    bankType: "BANK",
    mode: "QR",
    bankAccountNo: "0123456789",
  },
  {
    ...company,
    bank: { nameTH: "พร้อมเพย์ (WW)", nameEN: "PromptPay (WW)" },
    bankCode: "WW",
    bankType: "PAYMENT",
    mode: "AUTO",
    bankAccountNo: "0105561000001",
  },
  {
    ...company,
    bank: { nameTH: "พร้อมเพย์ (E2P)", nameEN: "PromptPay (E2P)" },
    bankCode: "E2P",
    bankType: "PAYMENT",
    mode: "AUTO",
    bankAccountNo: "0105561000002",
  },
  {
    ...company,
    bank: kbank,
    bankCode: "KBANK",
    bankType: "BANK",
    mode: "AUTO",
    bankAccountNo: "0987654321",
  },
  {
    ...company,
    bank: { nameTH: "ธนาคารไทยพาณิชย์", nameEN: "Siam Commercial Bank" },
    bankCode: "SCB",
    bankType: "BANK",
    mode: "AUTO",
    bankAccountNo: "4680123456",
  },
] as const;

/** Stored-value wallets: one with a number to pay to, one that accepts gift links. */
export const depositWallets = [
  { walletAccountName: "0899999999", mode: "AUTO" },
  { walletAccountName: "0877777777", mode: "LINK" },
] as const;
