/** The list of what happened to the money. */
export const statement = {
  title: "Statement",
} as const;
