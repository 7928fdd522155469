import { fail, succeed } from "@satang/core";
import { isSameName, type Judgement } from "@satang/machines/money";
import {
  defineMoneyOperation,
  fieldsOf,
  type OperationTools,
} from "../money/define-money-operation.ts";
import { judgedByStatement } from "../money/move.ts";
import { MONEY_KEYS } from "../money/refresh-money.ts";
import { activeBonusId } from "./bonus.rules.ts";

/** Receiving a bonus and cancelling it wait for each other: one bonus is active at a time. */
export const BONUS_LOCK = "bonus";

const shared = {
  owner: "member",
  lock: () => BONUS_LOCK,
  isRepeatHarmless: false,
  refreshes: [...MONEY_KEYS, "bonus", "promotion", "refund"],
} as const;

/** Receives a bonus. The service knows the amount. */
export type BonusOrder = { readonly code: string };

/**
 * Shared parts of receiving a bonus and receiving a promotion. The amount is known afterwards only: any new bonus row
 * may be it, until a row carries the key.
 */
export const receivingBonus = {
  ...shared,
  readOrder: (stored: unknown): BonusOrder | null => {
    const code = fieldsOf(stored)?.code;
    return typeof code === "string" && code !== "" ? { code } : null;
  },
  ...judgedByStatement<BonusOrder>((row) => isSameName(row.type, "bonus")),
};

/**
 * `GET /api/bonus/activate/{code}` (journey.txt §7), a GET that moves money (decision 8). A repeat that a browser sent by
 * itself is refused, because a bonus is active, although the first was executed.
 */
export const bonusActivateOperation = defineMoneyOperation<BonusOrder>({
  ...receivingBonus,
  name: "bonusActivate",
  subject: ({ code }) => code,
  send: ({ client, pinned }, order, idempotencyKey) =>
    client.bonus.activate(order, { ...pinned, idempotencyKey }),
});

/** Cancels the active bonus: the number of the member's bonus, empty for a promotion. */
export type BonusClearOrder = { readonly bonus: string };

/** Objects of something on the way have no code of a bonus. */
const isBonus = (row: unknown) => typeof fieldsOf(row)?.code === "string";

async function judgeClear(
  { client, pinned }: OperationTools,
  { bonus }: BonusClearOrder,
): Promise<Judgement> {
  const active = await client.bonus.checkActive(pinned);
  if (!active.ok) return { kind: "unclear", hint: null };
  if (!active.data.status) return { kind: "done", receipt: null };
  const list = await client.bonus.list(pinned);
  if (!list.ok) return { kind: "unclear", hint: null };
  // The cancelled bonus is in the list of the service, in use or not; a promotion is in none.
  const isForeign = list.data.length === 0 ? bonus !== "" : !list.data.every(isBonus);
  if (isForeign) return { kind: "unclear", hint: null };
  return activeBonusId(list.data) === bonus ? { kind: "absent" } : { kind: "done", receipt: null };
}

/**
 * `GET /api/bonus/clear` (journey.txt §7), a GET that moves money (decision 8). A bonus without a rest writes no row, so
 * that the active bonus is the evidence: it is done when another one is active, or none, also when the bonus has ended by
 * itself. Repeating it can end a later bonus. The documented reply is a message to show, which anything on the way can
 * give: it counts when the state shows it (ADR 0075).
 */
export const bonusClearOperation = defineMoneyOperation<BonusClearOrder>({
  ...shared,
  name: "bonusClear",
  readOrder: (stored) => {
    const bonus = fieldsOf(stored)?.bonus;
    return typeof bonus === "string" ? { bonus } : null;
  },
  prepare: async () => succeed(null),
  send: async (tools, order, idempotencyKey) => {
    const reply = await tools.client.bonus.clear({ ...tools.pinned, idempotencyKey });
    if (!reply.ok) return reply;
    const { kind } = await judgeClear(tools, order);
    return kind === "done" ? reply : fail({ kind: "raw", message: "", status: 200 });
  },
  judge: (tools, { order }) => judgeClear(tools, order),
});

/** The message that the service answers to a cancellation; `null` when it has none. */
export const clearedMessage = (receipt: unknown): string | null => {
  const message = fieldsOf(receipt)?.message;
  return (typeof message === "string" && message.trim()) || null;
};
