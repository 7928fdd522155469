import { satang } from "@satang/core";
import { toGiftLinkOrder } from "../../src/deposit/gift-link.operation.ts";
import type { AnyMoneyOperation } from "../../src/money/define-money-operation.ts";
import { moneyOperations } from "../../src/operations/money-operations.ts";
import { toRegisterOrder } from "../../src/register/register.operation.ts";
import { toSlipOrder } from "../../src/slip/slip-attempt.ts";

/** Facts about an operation for the model. */
export type OperationFacts = {
  /**
   * Type of the statement row that an execution writes, or `slip`; `null` when the operation is judged by a state
   * that the service shows.
   */
  readonly row: "transfer" | "withdraw" | "deposit" | "bonus" | "slip" | null;
  /** The service executes it once, by its nature. */
  readonly isOnce: boolean;
  /** The call carries the key. */
  readonly isKeyed: boolean;
  /** An order of an amount, in satang. */
  readonly order: (amount: number) => unknown;
};

const person = {
  name: "Mali Thong",
  phoneNumber: "0812345678",
  password: "river-2026",
  bankCode: "SCB",
  bankAccountName: "MALI THONG",
  bankAccountNo: "4081200001",
} as const;

const giftLink = await toGiftLinkOrder("https://gift.example/1", async (link) => link);
const slip = toSlipOrder(new File(["slip"], "slip.png", { lastModified: 1 }));

const rows = { isOnce: false, isKeyed: true } as const;
const part = () => ({ part: "all" });
const game = () => ({ code: "PG" });

/** Every money operation. */
export const OPERATIONS = {
  transfer: {
    ...rows,
    row: "transfer",
    order: (amount) => ({ from: "wallet", to: "PG", amount: satang(amount) }),
  },
  transferAll: { ...rows, row: "transfer", order: () => ({ to: "PG" }) },
  withdraw: { ...rows, row: "withdraw", order: (amount) => ({ amount: satang(amount) }) },
  giftLink: { ...rows, row: "deposit", order: () => giftLink },
  uploadSlip: { ...rows, row: "slip", order: () => slip },
  inviteBonus: { ...rows, row: "bonus", order: part },
  refundReceive: { ...rows, row: "bonus", order: part },
  refundAddWallet: { ...rows, row: "bonus", order: part },
  bonusActivate: { ...rows, row: "bonus", order: game },
  promotionActivate: { ...rows, row: "bonus", order: game },
  claimCoupon: { ...rows, row: "bonus", order: () => ({ code: "LUCKY" }) },
  qrCreate: {
    ...rows,
    row: null,
    order: (amount) => ({ provider: "KBANK", amount: satang(amount) }),
  },
  qrCancel: {
    row: null,
    isOnce: true,
    isKeyed: true,
    order: () => ({ provider: "KBANK", qrcodeId: "qr-0" }),
  },
  spin: { ...rows, row: null, order: () => ({ coins: 1 }) },
  bonusClear: { row: null, isOnce: true, isKeyed: true, order: () => ({ bonus: "b-1" }) },
  activateGame: { row: null, isOnce: true, isKeyed: false, order: game },
  register: { row: null, isOnce: true, isKeyed: false, order: () => toRegisterOrder(person) },
} as const satisfies Record<string, OperationFacts>;

/** Name of a money operation. */
export type ModelOperation = keyof typeof OPERATIONS;

export const factsOf = (operation: ModelOperation): OperationFacts => OPERATIONS[operation];

/** Operations of which the orders have an amount. */
const WITH_AMOUNT: ReadonlySet<ModelOperation> = new Set(["transfer", "withdraw", "qrCreate"]);

/** The amount that the service sees, in satang. */
export const amountOf = (operation: ModelOperation, amount: number): number =>
  WITH_AMOUNT.has(operation) ? amount : 0;

/** The definition of an operation. */
export function definitionOf(operation: ModelOperation): AnyMoneyOperation {
  const definition = moneyOperations.find(({ name }) => name === operation);
  if (!definition) throw new Error(`${operation} is no money operation`);
  return definition;
}
