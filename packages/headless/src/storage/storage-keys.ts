const token = "token";
const locale = "locale";
const hiddenBalance = "hidden-balance";

/** Keys that a page may read before the app is loaded, apart from the others so that its script stays small. */
export const startKeys = { token, locale, hiddenBalance } as const;

/**
 * Keys of the device's storage, as the specification spells them when it names them (money.txt §3,
 * journey.txt §3).
 */
export const storageKeys = {
  token,
  locale,
  /** Followed by the id of the member, and the key of one operation. */
  memberMoney: "money.member.",
  /** Followed by the key of one operation. */
  visitorMoney: "money.visitor.",
  /** Followed by the key of one operation. */
  reportedMoney: "money.reported.",
  /** Followed by what one event is about. */
  emittedEvent: "event.",
  agreement: "remember-agreement",
  lastSync: "last_sync",
  userInfo: "user-info",
  inviteCode: "invite-code",
  registerDraft: "register-draft",
  wantedPath: "wanted-path",
  depositWay: "deposit-way",
  sentSlips: "sent-slips",
  hiddenBalance,
  lastDepositWay: "last-deposit-way",
  lastBalance: "last-balance",
  /** The id of the member who has begun them. */
  firstSteps: "first-steps",
  receipt: "receipt",
  openQr: "open-qr",
  session: "session",
  /** Followed by the id of the member. */
  protection: "protection.",
  /** Followed by the id of the member. */
  playTime: "play-time.",
  playBaseline: "play-baseline",
  /** Followed by `read`, `draft`, or by `message.` and a client id. Those of a visitor are named in `chat/chat-storage.ts`. */
  memberChat: "chat.member.",
  /** Name of a database. */
  memberChatFiles: "satang.chat.member.files",
} as const;
