/** Texts of the service that a member reads: the agreement, how to reach it, and the how-to videos. */
export const info = {
  agreement: {
    title: "Agreement",
    accept: "I accept",
  },
  contact: {
    title: "Contact us",
    loading: "Loading the contact details",
    empty: "There are no contact details yet.",
    chat: "Chat with us on LINE",
    scan: "Scan the QR code with LINE, or open the app on this device.",
    lineName: "LINE ID",
    open: "Open LINE",
    support: "Chat with support",
    supportHint: "Write to us without leaving the app.",
    /** Name of the picture of a QR. */
    qr: "QR code of {name} on LINE",
    qrOnly: "QR code of our LINE account",
    version: "Version {version}",
  },
  howto: {
    title: "How-to videos",
    text: "Short videos about your wallet, games and bonuses.",
    empty: "There are no videos yet.",
    topic: {
      wallet: "Use your wallet",
      play: "Play a game",
      balance: "Check your balance",
      bonus: "Claim a bonus",
      bonusCancel: "Cancel a bonus",
    },
    hint: {
      wallet: "Deposit, transfer and withdraw",
      play: "Activate a game account and start the game",
      balance: "Find and refresh all your balances",
      bonus: "Choose a bonus or enter a promotion code",
      bonusCancel: "End a bonus and what happens to it",
    },
  },
} as const;
