import {
  type EvidenceRow,
  judgeMove,
  type MoveBaseline,
  readBaseline,
  toBaseline,
} from "@satang/machines/money";
import type { MoneyOperation } from "./define-money-operation.ts";
import { readEvidence } from "./read-evidence.ts";

/**
 * `prepare` and `judge` of an operation that moves money: it reads the statement before the first
 * send, and judges by the rows that came later. Nothing is sent when neither statement nor wallet
 * can be read.
 * @param matches whether the order would write such a row
 */
export const judgedByStatement = <Order>(
  matches: (row: EvidenceRow, order: Order) => boolean,
): Pick<MoneyOperation<Order>, "prepare" | "judge"> => ({
  prepare: async ({ client, pinned, member }, order) => {
    const reading = await readEvidence(client, pinned, member);
    if (!reading.ok) return reading;
    const before: MoveBaseline = toBaseline(reading.data.rows ?? [], (row) => matches(row, order));
    return { ok: true, data: before };
  },
  judge: async ({ client, pinned, member }, { key, order, before: stored, member: owner }) => {
    const before = readBaseline(stored);
    const after = await readEvidence(client, pinned, member, before.since);
    if (!after.ok) return { kind: "unclear", hint: null };
    return judgeMove(
      { key, member: owner, before, matches: (row) => matches(row, order) },
      after.data,
    );
  },
});
