/** Money out of the wallet. */
export const withdraw = {
  title: "Withdraw",
} as const;
