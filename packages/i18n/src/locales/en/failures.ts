/** Messages about failures that any flow shows, and the next step of an error code as a button. */
export const failures = {
  sessionEnded: "Log in again to continue. We’ve kept what you entered.",
  unconfirmed:
    "We couldn’t confirm that this was saved. We keep checking, and you can save it again.",
  next: {
    contactSupport: "Contact us",
    deposit: "Make a deposit",
    finishBonus: "See the bonus",
  },
} as const;
