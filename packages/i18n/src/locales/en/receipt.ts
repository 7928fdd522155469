/** Receipts: what happened to money, for the screen and its picture. */
export const receipt = {
  title: {
    deposit: "Deposit receipt",
    transfer: "Transfer receipt",
    withdraw: "Withdrawal receipt",
    other: "Receipt",
  },
  outcome: {
    deposit: {
      success: "Deposit completed",
      processing: "Deposit in progress",
      failed: "Deposit not completed",
    },
    transfer: {
      success: "Transfer completed",
      processing: "Transfer in progress",
      failed: "Transfer not completed",
    },
    withdraw: {
      success: "Withdrawal completed",
      processing: "Withdrawal in progress",
      failed: "Withdrawal not completed",
    },
    other: {
      success: "Completed",
      processing: "In progress",
      failed: "Not completed",
    },
  },
  from: "From",
  to: "To",
  date: "Date",
  time: "Time",
  clock: "{time}",
  reference: "Reference",
  description: "Details",
  balanceAfter: "Wallet balance after",
  steps: {
    label: "Steps",
    requested: "Requested",
    processing: "In progress",
    done: "Paid out",
    failed: "Returned to wallet",
  },
  save: "Save picture",
  share: "Share",
  privacy: "The picture hides your account number and balance.",
  saved: "The receipt is saved.",
  saveFailed: "Couldn’t save it. Please take a screenshot instead.",
  hold: "Press and hold the picture to save it.",
  open: "Receipt",
  of: "Receipt: {title}",
} as const;
