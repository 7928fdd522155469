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
  with: "{kind} ·\u00A0{end}",
  between: "{from} → {to}",
  empty: {
    title: "No transactions yet",
    text: "Your deposits, transfers and withdrawals will appear here.",
  },
  none: {
    title: "No transactions of this kind",
    text: "Choose another filter to see the others.",
  },
  filter: {
    label: "Filter",
    all: "All",
    in: "In",
    out: "Out",
    transfer: "Transfer",
    processing: "In progress",
  },
  day: {
    today: "Today",
    yesterday: "Yesterday",
    in: "In",
    out: "Out",
  },
  column: {
    activity: "Activity",
    time: "Time",
    status: "Status",
    /** `{currency}` is its sign: the amounts below have none. */
    amount: "Amount ({currency})",
  },
  /** The rows of a page: `1–10 of 46`. */
  range: "{first}–{last} of {total}",
  /** Announced when another page is shown. */
  turned: "Page {page} of {count}",
  loading: "Loading your statement",
} as const;
