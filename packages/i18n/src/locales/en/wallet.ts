/** The wallet panel. */
export const wallet = {
  title: "Wallet balance",
} as const;
