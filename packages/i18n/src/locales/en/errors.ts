/** Errors without a code of the catalogue, and messages of forms that reject an input. */
export const errors = {
  network: {
    title: "No connection",
    text: "Check the internet and try again.",
  },
  timeout: {
    title: "No answer in time",
    text: "The service took too long to answer. Please try again.",
  },
  notSent: {
    title: "Nothing was sent",
    text: "Nothing was sent. Please try again.",
  },
  garbage: {
    title: "Unreadable answer",
    text: "The service sent an answer this app cannot read. Please try again later.",
  },
  gone: {
    title: "This service has closed",
    text: "It no longer takes deposits, transfers or withdrawals.",
  },
  unexpected: {
    title: "Something went wrong",
  },
  form: {
    latinOnly: "bank account name must be in English only",
    requiredField: "Please fill this in.",
    amountDecimals: "At most two decimals.",
    amountFormat: "Please enter an amount in numbers.",
  },
} as const;
