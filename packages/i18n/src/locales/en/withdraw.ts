/** Money from the wallet to the member's bank account. */
export const withdraw = {
  title: "Withdraw",
  to: "To {bank} · {number}",
  amount: "Amount",
  lowest: "At least {amount}",
  highest: "At most {amount}",
  balance: "Your money",
  available: "Available to withdraw",
  games: "{count} {count|game|games}",
  after: "Balance after",
  fromGames: "The money in your games returns to your wallet first.",
  all: "Max",
  turnoverLeft: "Bet {amount} more to withdraw",
  turnover: "{played} / {required} done",
  seeBonus: "See the bonus",
  bonus: "You have an active bonus, so you must withdraw your whole balance.",
  submit: "Withdraw",
  submitFor: "Withdraw {amount}",
  submitting: "Withdrawing…",
  problem: {
    minimumAboveBalance: "The minimum is {minimum}, and you have only {balance}.",
    bonusBalanceAboveMaximum:
      "With an active bonus you must withdraw your whole balance, but the maximum is {maximum}. Please contact support.",
    belowMinimum: "The minimum is {minimum}.",
    aboveMaximum: "The maximum is {maximum}.",
    aboveBalance: "You have only {balance}.",
    notFullBalance: "You must withdraw your whole balance of {balance}.",
  },
  refused: {
    belowMinimum: "This amount is below the minimum for withdrawals.",
    failed: "We couldn’t complete this withdrawal. Your money is still in your wallet.",
  },
  done: {
    text: "{amount} is on its way to your bank account.",
  },
} as const;
