/** Money from the wallet to the member's bank account. */
export const withdraw = {
  title: "Withdraw",
  to: "To {bank} · {number}",
  amount: "Amount",
  lowest: "At least {amount}",
  highest: "At most {amount}",
  balance: "In your wallet",
  after: "Left afterwards",
  all: "All of it",
  bonus: "You have an active bonus, so the whole balance must be withdrawn",
  submit: "Withdraw",
  submitFor: "Withdraw {amount}",
  submitting: "Withdrawing…",
  problem: {
    minimumAboveBalance: "The minimum is {minimum}, and there is only {balance} in your wallet.",
    bonusBalanceAboveMaximum:
      "With a bonus the whole balance must go, but at most {maximum} can be withdrawn. Please contact support.",
    belowMinimum: "The minimum is {minimum}",
    aboveMaximum: "The maximum is {maximum}",
    aboveBalance: "There is only {balance} in your wallet",
    notFullBalance: "The whole balance of {balance} must be withdrawn",
  },
  refused: {
    belowMinimum: "The amount is below the minimum of a withdrawal.",
    failed: "The withdrawal was not made. Your money is still in your wallet.",
  },
  done: {
    text: "{amount} is on its way to your bank account",
  },
} as const;
