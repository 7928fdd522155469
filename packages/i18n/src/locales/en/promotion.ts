/** Finding a promotion by its code, and receiving it. */
export const promotion = {
  title: "Promotion",
  code: "Promotion code",
  required: "Please enter a code.",
  find: "Search",
  searching: "Searching for the promotion…",
  found: "Promotion {code}",
  fail: "It ends when the balance falls below {percent} of deposit and bonus.",
  receive: "Receive promotion",
  receiving: "Receiving…",
  notFound: {
    title: "No promotion with this code",
    text: "Check the code {code} and search again.",
  },
  saved: "The promotion is in your bonus balance.",
} as const;
