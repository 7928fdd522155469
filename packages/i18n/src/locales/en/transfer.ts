/** Money between the wallet and the game accounts. */
export const transfer = {
  title: "Transfer",
  description: "Between your wallet and your games",
  from: "From",
  to: "To",
  none: "Choose an account",
  amount: "Amount",
  all: "All of it",
  submit: "Transfer",
  submitFor: "Transfer {amount} from {from} to {to}",
  submitting: "Transferring…",
  noGames: {
    title: "No game to move money to yet",
    text: "Activate a game on the home screen: it stands here then.",
  },
  problem: {
    accountMissing: "please select correct account",
    sameAccount: "cannot transfer to or from same account",
    belowMinimum: "minimum amount is {minimum}",
    aboveBalance: "There is only {balance} in {account}",
  },
  done: {
    text: "{amount} moved from {from} to {to}",
  },
} as const;
