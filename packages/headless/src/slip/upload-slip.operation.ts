import { fail, succeed } from "@satang/core";
import { judgeMove, readBaseline, toBaseline } from "@satang/machines/money";
import { defineMoneyOperation, fieldsOf } from "../money/define-money-operation.ts";
import { MONEY_KEYS } from "../money/refresh-money.ts";
import { prepareSlip } from "./prepare-slip.ts";
import { readSlipRows } from "./read-slip-rows.ts";
import { slipsKey } from "./slip.rules.ts";
import { type SlipOrder, slipAttemptOf } from "./slip-attempt.ts";

/** Slips are uploaded one at a time. */
export const SLIP_LOCK = "slip";

/** Nothing on the list shows which picture a slip is. */
const isSlip = () => true;

const isCount = (value: unknown): value is number => Number.isFinite(value);

/**
 * `POST /api/wallet/slip` (money.txt §7). It may credit money when the service has judged the slip, so it is judged by the
 * list of slips: any new slip may be it, until one carries the key. A repeat does no harm, because a service credits a
 * transfer once: it knows a slip by its reference number (`SLIP_REFNO_DUPLICATED`).
 */
export const uploadSlipOperation = defineMoneyOperation<SlipOrder>({
  name: "uploadSlip",
  owner: "member",
  lock: () => SLIP_LOCK,
  isRepeatHarmless: true,
  timeout: "upload",
  isSendable: (order) => slipAttemptOf(order) !== null,
  refreshes: [slipsKey[0], ...MONEY_KEYS],
  readOrder: (stored) => {
    const { bytes, modifiedAt } = fieldsOf(stored) ?? {};
    return isCount(bytes) && isCount(modifiedAt) ? (stored as SlipOrder) : null;
  },
  prepare: async ({ client, pinned }) => {
    const before = await readSlipRows(client, pinned);
    return before.ok ? succeed(toBaseline(before.data.rows, isSlip)) : before;
  },
  send: async ({ client, pinned }, order, idempotencyKey) => {
    const attempt = slipAttemptOf(order);
    if (!attempt) return fail({ kind: "notSent", reason: "input" });
    return attempt.send(async (chosen, options) => {
      const { file } = await prepareSlip(chosen);
      return client.wallet.uploadSlip({ file }, { ...pinned, ...options, idempotencyKey });
    });
  },
  judge: async ({ client, pinned, member }, { key, before: stored, member: owner }) => {
    const before = readBaseline(stored);
    const after = await readSlipRows(client, pinned, before.since);
    if (!after.ok) return { kind: "unclear", hint: null };
    return judgeMove({ key, member: owner, before, matches: isSlip }, { member, ...after.data });
  },
});
