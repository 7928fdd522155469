/** The shell of the member app: menus, titles and the pages without a feature. */
export const app = {
  tagline: "One wallet for every game",
  skipToContent: "Skip to content",
  nav: {
    home: "Home",
    register: "Register",
    contact: "Contact",
    statement: "Statement",
    conditions: "Conditions",
    bonus: "Bonus",
    profile: "Profile",
    profileOf: "Profile of {name}",
    howto: "How to",
    logout: "Log out",
  },
  theme: {
    label: "Theme",
    dark: "Dark",
    light: "Light",
    auto: "Auto",
  },
  drawer: {
    title: "What would you like to do?",
    deposit: "Deposit",
    withdraw: "Withdraw",
    invite: "Invite",
    bonus: "Bonus",
    refund: "Refund",
    spin: "Prize wheel",
    coins: "{count} {count|coin|coins}",
    refreshAll: "Refresh all balances",
    /** `{total}` is money; `{time}` is HH:mm. */
    refreshAllState: "Total {total} · last sync {time}",
    total: "Total {total}",
    refreshed: "All balances are up to date.",
  },
  title: {
    /** The browser tab: page, then brand. */
    page: "{page} · {brand}",
    home: "Home",
    login: "Log in",
    register: "Register",
    howto: "How to",
    contact: "Contact",
    profile: "Profile",
    bonus: "Bonus",
    statement: "Statement",
    notFound: "Page Not Found",
    terminated: "Service closed",
  },
  notFound: {
    code: "404",
    title: "Page Not Found",
    text: "We couldn’t find this page. Your balance is safe.",
    home: "Back to home",
  },
  terminated: {
    title: "This service has closed",
    text: "You can’t deposit, transfer or withdraw here any more. If you have a balance, please contact the operator.",
  },
  conditions: {
    title: "Conditions",
    empty: "There are no conditions yet.",
  },
  offline: {
    banner: "Offline",
    /** `{time}` is HH:mm. */
    balance: "balance as of {time}",
  },
  update: {
    text: "A new version of the app is ready.",
    start: "Update now",
  },
  crash: {
    title: "Something went wrong on this page",
    text: "Your balance is safe. Please reload the page. If you were moving money, check your statement first.",
    reload: "Reload",
    chunk: "This part of the app couldn’t be loaded. Check your connection and try again.",
  },
} as const;
