/** QR deposit, bank accounts and gift links. */
export const deposit = {
  title: "Deposit",
} as const;
