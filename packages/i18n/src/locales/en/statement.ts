/** The statement: the list of all money movements. */
export const statement = {
  title: "Statement",
  latest: "Latest",
  slips: "Slip status",
  wallet: "Wallet",
  kind: {
    deposit: "Deposit",
    bonus: "Bonus",
    finishBonus: "Bonus finished",
    withdraw: "Withdraw",
    transfer: "Transfer",
    other: "Transaction",
  },
  with: "{kind} · {end}",
  between: "{from} → {to}",
  empty: {
    title: "No transactions yet",
    text: "Once money moves, it all shows here.",
  },
  loading: "Reading the statement",
} as const;
