/** Inviting friends, and the bonus for it. */
export const invite = {
  title: "Invite friends",
  hero: {
    title: "Bring a friend, share the river",
    text: "Earn a bonus for every friend who plays",
  },
  link: "Your invite link",
  copy: "Copy link",
  share: "Share",
  shareText: "Join me with this link",
  shareFailed: "Sharing isn’t available here. Please copy the link.",
  bonus: "Invite bonus ready",
  success: "Friends who qualified {percent}",
  fail: "Not yet qualified {percent}",
  receive: "Claim",
  receiving: "Claiming…",
  turnover:
    "After you claim it, you must meet the turnover, a total of bets, before you can withdraw the money in your wallet and games.",
  friends: "Friends who joined",
  total: "{count} in total",
  friend: "Friend",
  amount: "Bonus ({currency})",
  loading: "Loading friends",
  empty: {
    title: "No friends yet",
    text: "Friends who join with your link are listed here.",
  },
} as const;
