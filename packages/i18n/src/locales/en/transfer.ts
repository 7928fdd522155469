/** Money between the wallet and the game accounts. */
export const transfer = {
  title: "Transfer",
} as const;
