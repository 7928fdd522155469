/** The prize wheel and its coupons. */
export const spin = {
  title: "Prize wheel",
  coins: "{count} {count|coin|coins}",
  /** Describes the picture of the wheel; `{prizes}` is a list. */
  wheel: "Wheel with {prizes}",
  start: "Spin the wheel",
  cost: "uses 1\u00A0coin",
  spinning: "Spinning…",
  announced: "The wheel is spinning",
  noCoins: "You have no coins left. Ask support how to get more. New coins appear here.",
  closed: {
    title: "The wheel is closed",
    text: "There is no prize wheel at the moment. Your coins and coupons are safe.",
  },
  prize: {
    coupon: "Congratulations!",
    couponText: "You won a coupon",
    cashText: "You won a cash coupon",
    bonusText: "You won a bonus coupon",
    value: "Value",
    nothing: "No prize this time",
    nothingText: "The wheel stopped at {label}",
    unknown: "The wheel has stopped",
    unknownText: "A prize is among your coupons.",
    until: "Valid until {date}",
    claim: "Claim now",
    claimCash: "Add it to my wallet",
    claimBonus: "Claim bonus",
    keep: "Keep it in my coupons",
    close: "Close",
  },
  kind: {
    cash: "Cash",
    bonus: "Bonus",
  },
  coupons: {
    title: "My coupons",
    count: "{count} {count|coupon|coupons}",
    loading: "Loading coupons",
    until: "Expires {date}",
    expired: "Expired {date}",
    times: "×{count}",
    timesOf: "{count} of them",
    claim: "Claim",
    claimOf: "Claim: {name}",
    empty: {
      title: "No coupons yet",
      text: "Coupons that you win are listed here.",
    },
  },
  ask: {
    title: "Claim this coupon?",
    text: "You receive {name}. A coupon can be claimed once.",
    confirm: "Claim",
  },
  claimed: {
    title: "Coupon claimed",
    text: "The prize is in your wallet.",
    /** Of a coupon for a bonus, which a turnover holds. */
    bonus: "The bonus is yours. You can withdraw it once you meet its turnover.",
  },
  error: {
    NO_CLAIMABLE_COUPON:
      "There is nothing to claim right now. We’ve updated your coins and coupons.",
    INVALID_PRIZE_CODE: "This prize is no longer offered. Please contact support if it was yours.",
    INVALID_CODE: "This coupon wasn’t recognised. Please try again.",
    INVALID_COUPON_TYPE: "This coupon can’t be claimed here. Please contact support.",
    COUPON_EXPIRED: "This coupon has expired and can no longer be claimed.",
    BONUS_REMAINING:
      "A bonus is still active. Complete its turnover or cancel it, then claim the coupon.",
  },
} as const;
