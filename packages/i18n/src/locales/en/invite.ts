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
  shareFailed: "Sharing is not available here. Please copy the link.",
  bonus: "Invite bonus ready",
  success: "Success {percent}",
  fail: "Fail {percent}",
  receive: "Receive",
  receiving: "Receiving…",
  turnover: "After you receive it, your wallet and games have a turnover condition.",
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
