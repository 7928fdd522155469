/** Messages about failures that any flow shows, and the next step of an error code as a button. */
export const failures = {
  sessionEnded: "Log in again to go on. What you typed is still here.",
  next: {
    contactSupport: "Contact us",
    deposit: "Make a deposit",
    finishBonus: "See the bonus",
  },
} as const;
