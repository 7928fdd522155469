/** Money between the wallet and the game accounts. */
export const transfer = {
  title: "Transfer",
  description: "Between your wallet and your games",
  from: "From",
  to: "To",
  none: "None",
  amount: "Amount",
  all: "Max",
  swap: "Swap the accounts",
  available: "Available: {amount}",
  aboveKnown: "{account} last showed {balance}. We’ll check again when you transfer.",
  after: "After the transfer",
  submit: "Transfer",
  submitFor: "Transfer {amount} from {from} to {to}",
  submitting: "Transferring…",
  noGames: {
    title: "You have no games to transfer to yet",
    text: "Activate a game on the home screen, and it will appear here.",
  },
  problem: {
    accountMissing: "Please select correct account",
    sameAccount: "Cannot transfer to or from same account",
    belowMinimum: "Minimum amount is {minimum}",
    aboveBalance: "{account} has only {balance}.",
  },
  done: {
    title: "Transfer complete",
    text: "{amount} moved from {from} to {to}.",
    time: "{time}",
    play: "Play {game}",
    close: "Done",
  },
} as const;
