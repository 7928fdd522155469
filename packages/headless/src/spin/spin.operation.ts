import { type Result, succeed } from "@satang/core";
import type { SpinPrize } from "@satang/machines/spin";
import {
  defineMoneyOperation,
  fieldsOf,
  type OperationTools,
} from "../money/define-money-operation.ts";
import {
  findSpin,
  readSpinBaseline,
  type SpinBaseline,
  toCoupons,
  toPrize,
  toSpinBaseline,
} from "./spin.rules.ts";

/** Spins are sent one at a time. */
export const SPIN_LOCK = "spin";

/** Spins the wheel once. */
export type SpinOrder = {
  /** Coins that it uses. */
  readonly coins: 1;
};

type Holdings = {
  readonly coins: number;
  readonly coupons: ReturnType<typeof toCoupons>;
};

async function readHoldings({ client, pinned }: OperationTools): Promise<Result<Holdings>> {
  const [setup, coupons] = await Promise.all([
    client.spinwheel.setup(pinned),
    client.spinwheel.coupons(pinned),
  ]);
  if (!setup.ok) return setup;
  if (!coupons.ok) return coupons;
  return succeed({ coins: setup.data.result.userCoin, coupons: toCoupons(coupons.data) });
}

/** Whether the receipt of an operation is a prize. */
export const isPrize = (receipt: unknown): receipt is SpinPrize =>
  fieldsOf(receipt)?.kind !== undefined;

/**
 * `POST /api/spinwheel/spin` (journey.txt §7). It moves no money yet: coins and coupons are the evidence (decision 10).
 * They do not show which device spun.
 */
export const spinOperation = defineMoneyOperation<SpinOrder, SpinPrize>({
  name: "spin",
  owner: "member",
  lock: () => SPIN_LOCK,
  isRepeatHarmless: false,
  // The wheel and the coupons are read when the message about the prize is closed.
  refreshes: ["wallet"],
  readOrder: (stored) => (fieldsOf(stored)?.coins === 1 ? { coins: 1 } : null),
  prepare: async (tools) => {
    const before = await readHoldings(tools);
    if (!before.ok) return before;
    return succeed<SpinBaseline>(toSpinBaseline(before.data.coins, before.data.coupons));
  },
  send: async ({ client, pinned }, _order, idempotencyKey) => {
    const reply = await client.spinwheel.spin({ ...pinned, idempotencyKey });
    return reply.ok ? succeed(toPrize(reply.data)) : reply;
  },
  judge: async (tools, { before: stored }) => {
    const before = readSpinBaseline(stored);
    const after = await readHoldings(tools);
    if (!before || !after.ok) return { kind: "unclear", hint: null };
    const found = findSpin(before, after.data.coins, after.data.coupons);
    if (found === "absent") return { kind: "absent" };
    if (found === "unclear") return { kind: "unclear", hint: null };
    return { kind: "done", receipt: found.prize };
  },
});
