/** Errors without a code of the catalogue, and messages of forms that reject an input. */
export const errors = {
  network: {
    title: "No connection",
    text: "Check your internet connection and try again.",
  },
  timeout: {
    title: "This is taking too long",
    text: "We didn’t get a response in time. Please try again.",
  },
  notSent: {
    title: "Nothing was sent",
    text: "Nothing has changed. Please try again.",
  },
  garbage: {
    title: "Something went wrong",
    text: "We didn’t get a valid response. Please try again in a moment.",
  },
  portal: {
    title: "Log in to the network first",
    text: "This network asks you to log in first. Open any web page to do so, or use mobile data, then try again.",
  },
  filter: {
    title: "Blocked on the way",
    text: "A security filter blocked this on its way to us. You did nothing wrong. Try again in a few minutes, or on another network.",
  },
  gateway: {
    title: "We can’t be reached right now",
    text: "Our service can’t be reached right now. This isn’t your fault. Please try again in a moment.",
  },
  gone: {
    title: "This service has closed",
    text: "You can’t deposit, transfer or withdraw here any more. If you have a balance, please contact the operator.",
  },
  unexpected: {
    title: "Something went wrong",
  },
  form: {
    latinOnly: "Bank account name must be in English only",
    requiredField: "Please fill in this field.",
    amountDecimals: "At most two decimals",
    amountFormat: "Please enter an amount in numbers.",
  },
} as const;
