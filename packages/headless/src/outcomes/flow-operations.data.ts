/** Which operations decide how a flow turns out. */
export type FlowOperations = {
  /** Their failure and their unknown outcome are those of the flow. */
  readonly orders: readonly string[];
  /** Their success is that of the flow. */
  readonly succeeds: readonly string[];
  /** Their success ends what the flow has begun. */
  readonly cancels: readonly string[];
  /** Whether a member who closes it has decided against it. */
  readonly isLeft: boolean;
};

const ofOrders = (...orders: string[]): FlowOperations => ({
  orders,
  succeeds: orders,
  cancels: [],
  isLeft: true,
});

/** The money flows, with their operations by the names in `moneyOperations`. */
export const flowOperations = {
  // A QR is no money yet, and a member who closes the flow may pay by bank transfer.
  deposit: {
    orders: ["qrCreate", "giftLink"],
    succeeds: ["qrDeposit", "giftLink"],
    cancels: ["qrCancel"],
    isLeft: false,
  },
  transfer: ofOrders("transfer"),
  withdraw: ofOrders("withdraw"),
  slip: ofOrders("uploadSlip"),
  // Playing orders nothing when the money is in the game already.
  game: { ...ofOrders("activateGame", "transferAll"), isLeft: false },
  invite: ofOrders("inviteBonus"),
  refund: ofOrders("refundReceive", "refundAddWallet"),
  spin: ofOrders("spin", "claimCoupon"),
  bonus: {
    ...ofOrders("bonusActivate", "promotionActivate"),
    cancels: ["bonusClear"],
    isLeft: false,
  },
  promotion: ofOrders("promotionActivate"),
  register: { ...ofOrders("register"), isLeft: false },
} as const satisfies Readonly<Record<string, FlowOperations>>;

/** A flow of `@satang/ui` that orders something. */
export type MoneyFlow = keyof typeof flowOperations;

/** What is known of a flow. */
export const operationsOf = (flow: MoneyFlow): FlowOperations => flowOperations[flow];
