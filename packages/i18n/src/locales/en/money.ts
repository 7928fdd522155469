/**
 * Texts of every money operation: while it is sent, when its outcome is not known, and how it
 * ended.
 */
export const money = {
  name: {
    transfer: "Transfer",
    withdraw: "Withdrawal",
    qr: "QR deposit",
    activateGame: "Game account",
    register: "Registration",
    other: "Your order",
  },
  order: {
    transfer: "Transfer of {amount} from {from} to {to}",
    transferAll: "Transfer of the whole wallet to {to}",
    withdraw: "Withdrawal of {amount}",
    qrCreate: "QR for {amount}",
    qrCancel: "Cancelling a QR",
    activateGame: "Opening an account at {game}",
    register: "Registration of {phone}",
  },
  checking: {
    title: "Checking the result",
    text: "The reply did not arrive. Your balance is safe. We are checking your statement and will show the result here.",
  },
  notKnownYet: {
    title: "We can't confirm the result yet",
    text: "Your balance is safe. You don't need to do anything.",
  },
  steps: {
    sent: "Sent",
    checking: "Checking the result",
    checkingText: "We keep reading your statement",
    hint: "Your statement shows {amount} at {time}. It may be this one.",
    now: "Now",
    result: "Result",
    resultText: "It will appear here, on any screen",
    settles: "If nothing happened, we can say so after {time}",
  },
  meanwhile: {
    title: "In the meantime",
    use: "Use the app as usual",
    close: "Close this message. Nothing is lost",
    again: "Please don't send it again",
  },
  repeated: {
    title: "You already sent this",
    text: "You sent the same {age}, and the result is not known yet.",
  },
  done: {
    title: "It went through",
    text: "The connection failed, but it was done, once.",
  },
  qrClosed: {
    title: "This QR is not open any more",
    text: "If you have already paid with it, the money still arrives: do not pay again.",
  },
  refused: {
    title: "We couldn't complete this",
    text: "The service did not accept it. Your balance is safe.",
  },
  reversed: {
    title: "The money was returned",
    text: "The service took it and gave it back. Your balance is as before.",
  },
  nothingHappened: {
    title: "It did not go through",
    text: "Nothing was moved. You can try again; it will not be done twice.",
  },
  notSent: {
    title: "Nothing was sent",
    input: "Please check what you entered.",
    locked: "Another tab is doing this. Finish it there, then try again.",
    memberChanged: "Another member has signed in meanwhile. Please sign in again.",
    storage:
      "This device has no space to remember the order. Free some space or leave private mode, then try again.",
    unread: "Your balance could not be read, so nothing was moved. Please try again.",
  },
  open: {
    title: "Not confirmed yet",
    sentAt: "Sent {time}",
    detailsOf: "Details: {order}",
  },
  action: {
    retry: "Try again",
    resend: "Send it again",
    check: "Check now",
    forget: "I have checked it myself",
    close: "Close",
    details: "Details",
  },
} as const;
