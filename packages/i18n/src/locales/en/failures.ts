/** Buttons in messages about failures: the next step of an error code. */
export const failures = {
  next: {
    contactSupport: "Contact us",
    deposit: "Make a deposit",
    finishBonus: "See the bonus",
  },
} as const;
