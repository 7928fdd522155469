/** The wallet panel and the game carousels of the home screen. */
export const wallet = {
  title: "Wallet balance",
  bonusTitle: "Bonus balance",
  which: "Wallet shown",
  cash: "Cash",
  bonus: "Bonus",
  deposit: "Deposit",
  withdraw: "Withdraw",
  transfer: "Transfer",
  refresh: "Refresh balances",
  refreshing: "Refreshing",
  notSynced: "Not read yet",
  refreshFailed: "The balances shown are from before.",
  games: {
    slot: "Slot",
    sport: "Sport + Casino",
    lotto: "Lotto",
    activate: "Activate",
    empty: "No games here yet",
    notYet: "{name} cannot be opened here yet. Your balance in it is safe.",
  },
} as const;
