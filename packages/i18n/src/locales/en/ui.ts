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
    noMatch: "Nothing matches",
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
    play: "Let the banners turn",
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
    error: "This did not load",
    comingSoon: "Not here yet",
    comingSoonText: "This comes in a later version.",
    offline: "No connection",
    offlineText: "Check the connection and try again.",
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
    error: "This video cannot be played",
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
