/** The refund of losses. */
export const refund = {
  title: "Refund",
  amount: "Accrued refund",
  success: "Success {percent}",
  fail: "Fail {percent}",
  locked: {
    title: "The refund can't be received yet",
    text: "A bonus is active. Receive the refund when its turnover is complete, or after you end the bonus.",
    see: "See the bonus",
  },
  addWallet: "Add to wallet",
  adding: "Adding…",
  receive: "Receive refund",
  receiving: "Receiving…",
  turnover: "After you receive it, your wallet and games have a turnover condition.",
  log: "Received refunds",
  count: "Received {count} {count|time|times}",
  loading: "Loading refunds",
  empty: {
    title: "No refund received yet",
    text: "Refunds that you receive are listed here.",
  },
} as const;
