/** Texts used by several features: actions, money, time. */
export const common = {
  action: {
    back: "Back",
    next: "Next",
    confirm: "Confirm",
    cancel: "Cancel",
    save: "Save",
    retry: "Try again",
    refresh: "Refresh",
    ok: "OK",
    seeAll: "See all",
  },
  money: {
    baht: "{amount}\u00A0baht",
    kip: "{amount}\u00A0kip",
  },
  status: {
    processing: "In progress",
    success: "Success",
    failed: "Failed",
  },
  age: {
    now: "just now",
    seconds: "{count} {count|second|seconds} ago",
    minutes: "{count} {count|minute|minutes} ago",
    hours: "{count} {count|hour|hours} ago",
    days: "{count} {count|day|days} ago",
    months: "{count} {count|month|months} ago",
    years: "{count} {count|year|years} ago",
  },
  duration: {
    seconds: "{count} {count|second|seconds}",
    minutes: "{count} {count|minute|minutes}",
    minutesAndSeconds: "{minutes} {minutes|minute|minutes} {seconds} {seconds|second|seconds}",
  },
  /** `{time}` is HH:mm. */
  lastSync: "Last sync {time}",
  wallet: "Wallet",
  amount: "Amount",
} as const;
