/** The bonus screen and the bonus modal. */
export const bonus = {
  title: "Bonus",
  conditions: "Conditions",
  balance: "Bonus balance",
  locked: "You can withdraw it once you meet the turnover, the total that you must bet.",
  choose: "Choose a bonus below, or enter a promotion code.",
  minimum: "A bonus ends when your money and the bonus together fall below {amount}.",
  codeLater: "You can enter a new code when this bonus ends.",
  list: "Bonuses",
  loading: "Loading bonuses",
  empty: {
    title: "No bonuses at the moment",
    text: "New bonuses are shown here. You can still use a promotion code.",
  },
  type: {
    limit: "Limited bonus",
    day: "Daily bonus",
    week: "Weekly bonus",
    promotion: "Promotion",
    other: "Bonus",
  },
  card: {
    current: "current",
    received: "received",
    left: {
      limit: "{count} left",
      day: "{count} left today",
      week: "{count} left this week",
    },
    see: "See the conditions and claim",
    receivedAt: "Claimed {date}, {time}",
    again: "Available again on {date}",
    never: "You’ve used all your claims for this bonus.",
  },
  turnover: {
    title: "Turnover (total bets)",
    value: "{played} / {required}",
    left: "{amount} to go",
  },
  cancel: "Cancel bonus",
  ask: {
    title: "Cancel this bonus?",
    text: "What is left of the bonus is removed. The money in your wallet and games stays yours.",
    keep: "Keep bonus",
    failed: "The bonus wasn’t cancelled",
  },
  modal: {
    hint: "Read the conditions before you claim it.",
    banners: "About this bonus",
    type: "Type",
    most: "Max claims",
    times: {
      limit: "{count} {count|time|times}",
      day: "{count} a day",
      week: "{count} a week",
    },
    left: {
      limit: "Left",
      day: "Left today",
      week: "Left this week",
    },
    receive: "Claim bonus",
    receiving: "Claiming…",
    otherActive: {
      title: "Another bonus is in use",
      text: "You can claim this one when that one ends.",
    },
    gone: {
      title: "This bonus is no longer offered",
      text: "Choose another one from the list.",
    },
  },
  saved: "Bonus added to your bonus balance",
  /** The alert after a bonus, a promotion or a coupon was received. */
  received: {
    title: {
      limit: "Bonus claimed",
      day: "Daily bonus claimed",
      week: "Weekly bonus claimed",
      promotion: "Promotion claimed",
      other: "Bonus claimed",
    },
    added: "Added to your bonus balance",
    turnover: "{amount} of turnover to go before you can withdraw it",
    play: "Start playing",
    conditions: "See the conditions",
  },
} as const;
