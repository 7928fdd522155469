/** Which operations decide how a flow turns out. */
export type FlowOperations = {
  /** Operations that give the flow its failure and its unknown outcome. */
  readonly orders: readonly string[];
  /** Operations that give the flow its success. */
  readonly succeeds: readonly string[];
  /** Operations that end what the flow has begun when they succeed. */
  readonly cancels: readonly string[];
};

const ofOrders = (...orders: string[]): FlowOperations => ({
  orders,
  succeeds: orders,
  cancels: [],
});

/** The money flows, with their operations by the names in `moneyOperations`. */
export const flowOperations = {
  // A QR is no money yet.
  deposit: {
    orders: ["qrCreate", "giftLink"],
    succeeds: ["qrDeposit", "giftLink"],
    cancels: ["qrCancel"],
  },
  transfer: ofOrders("transfer"),
  withdraw: ofOrders("withdraw"),
  slip: ofOrders("uploadSlip"),
  game: ofOrders("activateGame", "transferAll"),
  invite: ofOrders("inviteBonus"),
  refund: ofOrders("refundReceive", "refundAddWallet"),
  spin: ofOrders("spin", "claimCoupon"),
  bonus: {
    ...ofOrders("bonusActivate", "promotionActivate"),
    cancels: ["bonusClear"],
  },
  promotion: ofOrders("promotionActivate"),
  register: ofOrders("register"),
} as const satisfies Readonly<Record<string, FlowOperations>>;

/** A flow of `@satang/ui` that orders something. */
export type MoneyFlow = keyof typeof flowOperations;

export const operationsOf = (flow: MoneyFlow): FlowOperations => flowOperations[flow];
