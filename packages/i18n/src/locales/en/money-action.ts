/** What every money call says while it runs and when its outcome is unknown. */
export const moneyAction = {
  title: "Checking what happened",
} as const;
