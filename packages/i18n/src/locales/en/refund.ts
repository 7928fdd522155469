/** The refund of losses. */
export const refund = {
  title: "Refund",
  amount: "Accrued refund",
  success: "Claimed {percent}",
  fail: "Not yet claimed {percent}",
  locked: {
    title: "The refund can’t be claimed yet",
    text: "A bonus is active. Claim the refund when its turnover is complete, or after you end the bonus.",
    see: "See the bonus",
  },
  addWallet: "Add to wallet",
  adding: "Adding…",
  receive: "Claim refund",
  receiving: "Claiming…",
  turnover:
    "After you claim it, you must meet the turnover before you can withdraw the money in your wallet and games.",
  log: "Claimed refunds",
  count: "Claimed {count} {count|time|times}",
  loading: "Loading refunds",
  empty: {
    title: "No refund claimed yet",
    text: "Refunds that you claim are listed here.",
  },
} as const;
