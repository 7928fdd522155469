/** What every money call says while it runs and when its outcome is unknown. */
export const moneyAction = {
  title: "Checking what happened",
  order: {
    transfer: "Transfer of {amount} from {from} to {to}",
    withdraw: "Withdrawal of {amount}",
    qr: "QR for {amount}",
  },
  checking: {
    title: "Checking what happened",
    text: "The answer did not arrive. Your money is safe: we are looking at your wallet and statement, and will tell you here.",
  },
  landed: {
    title: "It went through",
    text: "The answer was lost on the way, but your wallet and statement show that it was done. Once.",
  },
  undone: {
    title: "It did not go through",
    text: "The service took it and gave it back. Your money is where it was.",
  },
  didNotLand: {
    title: "It did not go through",
    text: "Nothing was moved. You can try again: it will not be done twice.",
  },
  stillUnknown: {
    title: "We do not know yet",
    text: "Wallet and statement do not tell so far. Please do not send it again; check again in a moment, or look at the statement.",
  },
  busy: {
    title: "Another tab is doing this",
    text: "Nothing was sent from here. Finish it there, then try again.",
  },
  failed: {
    title: "That was not done",
    notSent: "Nothing was sent, and your money is where it was.",
  },
  action: {
    retry: "Try again",
    check: "Check again",
    giveUp: "I have checked it myself",
    close: "Close",
    statement: "See the statement",
  },
} as const;
