/** The refund of losses. */
export const refund = {
  title: "Refund",
  amount: "Accrued refund",
  success: "Refunds claimed {percent}",
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
  /** The difference between `addWallet` and `receive`. */
  ways: "Both buttons pay the refund into your wallet. Add to wallet also works while a bonus is in use.",
  turnover:
    "After you claim it, you must meet the turnover, a total of bets, before you can withdraw the money in your wallet and games.",
  log: "Claimed refunds",
  count: "Claimed {count} {count|time|times}",
  loading: "Loading refunds",
  empty: {
    title: "No refund claimed yet",
    text: "Refunds that you claim are listed here.",
  },
} as const;
