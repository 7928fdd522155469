/** QR deposit, bank accounts and gift links. */
export const deposit = {
  title: "Deposit",
  ways: "Ways to deposit",
  own: {
    title: "Your account",
    hint: "Transfer from this account only, so that the money finds your wallet.",
  },
  fixName: {
    title: "Your account name in English",
    text: "{bank} sends your name in English letters. Write it as in your bank book, so that your money finds your wallet.",
    name: "Account name in English",
    saved: "The account name is saved",
  },
  empty: {
    title: "No way to deposit right now",
    text: "Please come back later or contact support.",
  },
  account: {
    hint: "Transfer to this account with your banking app. The money is in your wallet within about 1 minute.",
    number: "Account number",
    name: "Account name",
  },
  wallet: {
    tab: "Wallet number",
    giftTab: "Gift link",
    phone: "Wallet phone number",
    hint: "Pay to this number with your wallet app, at least {minimum}.",
    giftTitle: "Gift link",
    giftText:
      "Paste the link that you received. Everything in it is deposited, at least {minimum}.",
    giftSend: "Deposit",
    giftSending: "Depositing…",
    giftUnsealed:
      "This browser could not protect the link, so it was not sent. Please use another browser.",
  },
  qr: {
    tab: "QR {provider}",
    title: "Scan to deposit",
    source: "PromptPay · {bank}",
    minimum: "At least {minimum}",
    belowMinimum: "The minimum is {minimum}",
    create: "Create QR",
    createFor: "Create a QR for {amount}",
    creating: "Creating the QR…",
    alt: "QR code to pay {amount}",
    unshowable: "This QR cannot be shown safely. Load it again, or cancel it and create another.",
    reload: "Load it again",
    once: "This QR works once. The money is in your wallet within about 1 minute.",
    save: "Save QR",
    saved: "The QR is saved",
    saveFailed: "Could not save. Take a screenshot instead.",
    transferred: "I have paid",
    cancel: "Cancel this QR",
    cancelling: "Cancelling…",
    ask: {
      title: "Cancel this QR?",
      text: "If you have already paid with it, wait for the money instead.",
      confirm: "Cancel it",
      keep: "Keep it",
    },
    expired: {
      title: "The QR has expired",
      text: "Create another one. If you have already paid, the money still arrives: do not pay again.",
    },
    createRefused: "No QR could be created",
    cancelRefused: "The QR could not be cancelled",
    nothingHappened: "No QR is open. Please create one.",
    withdrawn: {
      title: "This QR is not open any more",
      text: "It was cancelled or replaced. If you have already paid, the money still arrives: do not pay again.",
    },
    createUnknown: {
      title: "Is there a QR?",
      text: "The reply did not arrive. We keep looking; you can also ask for it again.",
      action: "Ask again",
    },
    cancelUnknown: {
      title: "Is the QR cancelled?",
      text: "The reply did not arrive. Please don't pay with this QR until we know.",
      action: "Cancel again",
    },
    credited: {
      title: "The money is in your wallet",
      text: "{amount} was deposited.",
      again: "Deposit again",
      done: "Done",
    },
    waiting: {
      text: "The money is in your wallet within about 1 minute. Refresh the balance to see it.",
      refresh: "Refresh",
    },
  },
} as const;
