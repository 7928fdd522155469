/** Texts of the primitives. */
export const ui = {
  close: "Close",
  loading: "Loading",
  showPassword: "Show password",
  hidePassword: "Hide password",
  copy: "Copy",
  copied: "copied: {text}",
  copyFailed: "Failed to copy",
  select: {
    placeholder: "Choose",
    noMatch: "No matches",
  },
  pagination: {
    label: "Pages",
    previous: "Previous page",
    next: "Next page",
    page: "Page {page}",
  },
  carousel: {
    previous: "Previous",
    next: "Next",
    slide: "{position} of {total}",
    none: "None",
    pause: "Pause the banners",
    play: "Play the banners",
  },
  steps: {
    current: "Step {step} of {total}",
    done: "Step {step} done",
  },
  countdown: {
    label: "Time left",
    left: "{time} left",
  },
  emptyState: {
    empty: "Nothing here yet",
    error: "We couldn’t load this",
    comingSoon: "Coming soon",
    comingSoonText: "This will be available in a later version.",
    offline: "No connection",
    offlineText: "Check your internet connection and try again.",
  },
  toast: {
    region: "Notifications",
    dismiss: "Dismiss",
  },
  menu: {
    main: "Main menu",
    openActions: "Open actions",
  },
  video: {
    error: "This video can’t be played",
    errorText: "Try again later, or ask us in the chat.",
  },
  theme: {
    toNight: "Switch to dark",
    toDay: "Switch to light",
  },
  language: "Language",
  newTab: "opens in a new tab",
  money: {
    tooManyDecimals: "At most two decimals",
    digitsOnly: "Digits and a decimal point only",
    quickAmounts: "Quick amounts",
  },
} as const;
