/** Strings the primitives say by themselves. */
export const ui = {
  close: "Close",
  loading: "Loading",
  required: "Required",
  optional: "Optional",
  clear: "Clear",
  showPassword: "Show password",
  hidePassword: "Hide password",
  copy: "Copy",
  copyOf: "Copy {label}",
  copied: "copied: {text}",
  copyFailed: "Failed to copy",
  increase: "Increase",
  decrease: "Decrease",
  select: {
    placeholder: "Choose",
    search: "Search",
    noMatch: "Nothing matches",
  },
  otp: {
    label: "One-time code",
    digits: "{count} {count|digit|digits}",
  },
  pagination: {
    label: "Pages",
    previous: "Previous page",
    next: "Next page",
    page: "Page {page}",
    current: "Page {page} of {pages}",
  },
  carousel: {
    previous: "Previous",
    next: "Next",
    slide: "{position} of {total}",
    none: "None",
  },
  steps: {
    label: "Steps",
    current: "Step {step} of {total}",
    done: "Step {step} done",
  },
  countdown: {
    left: "{time} left",
    over: "Time is up",
  },
  toast: {
    region: "Notifications",
    dismiss: "Dismiss",
  },
  menu: {
    main: "Main menu",
    openActions: "Open actions",
    closeActions: "Close actions",
  },
  theme: {
    night: "Dark",
    day: "Light",
    toNight: "Switch to dark",
    toDay: "Switch to light",
  },
  language: "Language",
  newTab: "opens in a new tab",
} as const;
