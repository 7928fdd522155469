import type { MessagePath } from "../messages/catalogue.types.ts";

/** Messages that several flows show. A page that has several of these flows loads them once. */
export const SHARED_WORDS = {
  /** Around and in every flow. */
  every: [
    "common.action",
    "common.age",
    "common.duration",
    "common.money",
    "errors",
    "failures",
    "session.ended",
    "session.submit",
    "ui.close",
    "ui.copied",
    "ui.emptyState",
    "ui.loading",
    "ui.toast",
  ],
  /** The outcome of a money operation. */
  money: [
    "fields.amountTooLarge",
    "money.action",
    "money.checking",
    "money.done",
    "money.meanwhile",
    "money.notKnownYet",
    "money.notSent",
    "money.nothingHappened",
    "money.qrClosed",
    "money.refused",
    "money.registrationDone",
    "money.registrationNotDone",
    "money.registrationUnknown",
    "money.repeated",
    "money.reversed",
    "money.steps",
    "ui.money",
  ],
  /** A limit or a break of the member stops the flow. */
  stop: ["protection.limits.none", "protection.moment", "protection.stop", "protection.time"],
} as const satisfies Readonly<Record<string, readonly MessagePath[]>>;

/** The name of messages that several flows show. */
export type SharedWordsName = keyof typeof SHARED_WORDS;

type FlowWords = {
  readonly shared: readonly SharedWordsName[];
  readonly own: readonly MessagePath[];
};

/** The messages that the flows of each folder of `@satang/ui/flows` show. */
export const FLOW_WORDS = {
  bonus: {
    shared: ["every", "money"],
    own: [
      "banners.picture",
      "bonus",
      "money.order.bonusActivate",
      "money.order.bonusClear",
      "money.order.promotionActivate",
      "profile.saved.title",
      "promotion",
      "ui.carousel",
      "ui.newTab",
      "wallet.hidden",
      "wallet.hide",
      "wallet.show",
    ],
  },
  chat: { shared: ["every"], own: ["chat"] },
  container: { shared: ["every"], own: [] },
  deposit: {
    shared: ["every", "money", "stop"],
    own: [
      "common.amount",
      "deposit",
      "money.order.giftLink",
      "receipt.open",
      "ui.copy",
      "ui.copyFailed",
      "ui.countdown",
      "wallet.title",
    ],
  },
  games: {
    shared: ["every", "money", "stop"],
    own: [
      "common.wallet",
      "games",
      "money.name.activateGame",
      "money.order",
      "ui.copy",
      "ui.copyFailed",
      "ui.hidePassword",
      "ui.newTab",
      "ui.showPassword",
      "wallet.games",
      "wallet.hidden",
    ],
  },
  info: {
    shared: ["every"],
    own: ["info", "ui.copy", "ui.copyFailed", "ui.newTab", "ui.video"],
  },
  invite: {
    shared: ["every", "money"],
    own: [
      "banners",
      "invite",
      "money.order.inviteBonus",
      "ui.carousel",
      "ui.copy",
      "ui.copyFailed",
      "ui.newTab",
      "ui.pagination",
    ],
  },
  money: {
    shared: ["every", "money"],
    own: ["common.wallet", "money.name", "money.open", "money.order"],
  },
  profile: {
    shared: ["every"],
    own: [
      "fields.search",
      "money.refused.title",
      "profile",
      "protection.hint",
      "protection.title",
      "register.bank",
      "ui.copy",
      "ui.copyFailed",
      "ui.hidePassword",
      "ui.select",
      "ui.showPassword",
    ],
  },
  promotion: {
    shared: ["every", "money"],
    own: ["money.order.promotionActivate", "promotion"],
  },
  protection: {
    shared: ["every"],
    own: ["fields.amountTooLarge", "money.refused.title", "protection", "ui.money", "ui.newTab"],
  },
  receipt: {
    shared: ["every"],
    own: ["receipt", "statement.wallet", "ui.copy", "ui.copyFailed", "wallet.bonusTitle"],
  },
  refund: {
    shared: ["every", "money"],
    own: [
      "banners",
      "common.wallet",
      "money.name.refund",
      "money.order",
      "refund",
      "ui.carousel",
      "ui.newTab",
      "ui.pagination",
    ],
  },
  register: {
    shared: ["every"],
    own: [
      "fields.codeNotFound",
      "fields.phoneDigits",
      "fields.search",
      "register",
      "session.register",
      "ui.hidePassword",
      "ui.language",
      "ui.select",
      "ui.showPassword",
      "ui.steps",
    ],
  },
  session: {
    shared: ["every"],
    own: ["app.tagline", "session", "ui.hidePassword", "ui.language", "ui.showPassword"],
  },
  slip: {
    shared: ["every", "money"],
    own: [
      "common.status",
      "fields.file",
      "money.order.uploadSlip",
      "slip",
      "ui.newTab",
      "ui.pagination",
    ],
  },
  spin: {
    shared: ["every", "money", "stop"],
    own: ["common.wallet", "money.order", "spin", "ui.newTab", "ui.pagination"],
  },
  statement: {
    shared: ["every"],
    own: ["common.status", "receipt.of", "statement", "ui.pagination"],
  },
  transfer: {
    shared: ["every", "money", "stop"],
    own: [
      "common.wallet",
      "money.order.transfer",
      "receipt.open",
      "transfer",
      "ui.carousel",
      "wallet.first.activate.title",
    ],
  },
  wallet: {
    shared: ["every"],
    own: [
      "common.lastSync",
      "common.wallet",
      "money.nothingHappened.title",
      "ui.carousel",
      "ui.steps",
      "wallet",
    ],
  },
  withdraw: {
    shared: ["every", "money"],
    own: ["common.wallet", "money.order.withdraw", "ui.carousel", "wallet.bonusTitle", "withdraw"],
  },
} as const satisfies Readonly<Record<string, FlowWords>>;

/** The folder of flows in `@satang/ui/flows`. */
export type FlowWordsName = keyof typeof FLOW_WORDS;
