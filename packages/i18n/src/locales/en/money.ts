/**
 * Texts of every money operation: while it is sent, when its outcome is not known, and how it
 * ended.
 */
export const money = {
  name: {
    transfer: "Transfer",
    withdraw: "Withdrawal",
    giftLink: "Gift link",
    slip: "Slip",
    qr: "QR deposit",
    activateGame: "Game account",
    inviteBonus: "Invite bonus",
    bonus: "Bonus",
    promotion: "Promotion",
    refund: "Refund",
    spin: "Prize wheel",
    claimCoupon: "Coupon",
    register: "Registration",
    other: "Your request",
  },
  order: {
    transfer: "Transfer of {amount} from {from} to {to}",
    transferAll: "Transfer of all the money in the wallet to {to}",
    withdraw: "Withdrawal of {amount}",
    giftLink: "Gift link deposit",
    uploadSlip: "Slip upload",
    qrCreate: "QR for {amount}",
    qrCancel: "QR cancellation",
    activateGame: "{game} account activation",
    inviteBonus: "Invite bonus claim",
    bonusActivate: "Claim of bonus {code}",
    bonusClear: "Bonus cancellation",
    promotionActivate: "Claim of promotion {code}",
    refundReceive: "Refund claim",
    refundAddWallet: "Refund to the wallet",
    spin: "Prize wheel spin",
    claimCoupon: "Coupon claim",
    register: "Registration from this device",
  },
  checking: {
    title: "Checking the result",
    text: "The service hasn’t confirmed it yet. Your balance is safe. We’re checking with it and will show the result here.",
  },
  notKnownYet: {
    title: "We can’t confirm the result yet",
    text: "Please don’t repeat it. Your balance is safe.",
  },
  steps: {
    sent: "Sent",
    checking: "Checking the result",
    checkingText: "We keep checking with the service.",
    hint: "Your statement shows {amount} at {time}. It may be this one.",
    now: "Now",
    result: "Result",
    resultText: "It will appear here, on any screen.",
    settles: "If it didn’t go through, we’ll know after {time}.",
  },
  meanwhile: {
    title: "In the meantime",
    use: "Use the app as usual",
    close: "You can close this message",
    again: "Please don’t send it again",
  },
  repeated: {
    title: "You already sent this",
    text: "You sent the same request {age}, and we can’t confirm the result yet.",
  },
  done: {
    title: "It went through",
    text: "It went through, exactly once. Only the confirmation was late.",
  },
  qrClosed: {
    title: "This QR is no longer valid",
    text: "If you have already paid with it, your money will still arrive. Don’t pay again.",
  },
  registrationUnknown: {
    title: "A registration isn’t confirmed yet",
    text: "If it was yours, please wait a moment. We’ll show the result here.",
  },
  registrationDone: {
    title: "A registration went through",
    text: "If it was yours, you can log in now.",
  },
  registrationNotDone: {
    title: "A registration didn’t go through",
    text: "If it was yours, please register again.",
  },
  refused: {
    title: "We couldn’t complete this",
    text: "This can’t be done right now. Your balance is safe.",
    belowMinimum: "Minimum amount is {minimum}",
  },
  reversed: {
    title: "The money was returned",
    text: "It was returned to you. Your balance is unchanged.",
  },
  nothingHappened: {
    title: "It didn’t go through",
    text: "No money has left your account. You can try again, and you won’t be charged twice.",
  },
  notSent: {
    title: "Nothing was sent",
    cancelled: "Sending was stopped. A slip that had already arrived is in the list of slips.",
    input: "Please check what you entered.",
    locked: "This is in progress in another tab. Finish it there, then try again.",
    memberChanged: "Another member has logged in. Please log in again.",
    storage:
      "This device is out of storage. Free some space or leave private mode, then try again.",
    token: "Please log in again.",
    unread: "We couldn’t check your balance, so no money was moved. Please try again.",
  },
  open: {
    title: "Not confirmed yet",
    sentAt: "Sent {time}",
    detailsOf: "Details: {order}",
  },
  signOut: {
    title: "Log out now?",
    text: "We can’t confirm the result of a request yet. We’ll check again the next time you log in.",
    stay: "Stay",
  },
  action: {
    retry: "Try again",
    resend: "Send it again",
    check: "Check now",
    checking: "Checking…",
    checked: "Just checked",
    forget: "I’ve checked it, remove it from the list",
    close: "Close",
    details: "Details",
    /** The first words of a message to the support. */
    contactTopic: "A question about: {order}",
  },
} as const;
