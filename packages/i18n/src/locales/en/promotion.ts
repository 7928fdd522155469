/** Finding a promotion by its code, and receiving it. */
export const promotion = {
  title: "Promotion",
  code: "Promotion code",
  required: "Please enter a code.",
  find: "Check code",
  searching: "Checking the code…",
  found: "Promotion {code}",
  fail: "It ends when the balance falls below {percent} of deposit and bonus.",
  receive: "Claim promotion",
  receiving: "Claiming…",
  notFound: {
    title: "No promotion with this code",
    text: "Check the code {code} and try again.",
  },
  saved: "Promotion added to your bonus balance",
} as const;
