import type { Result } from "@satang/core";
import {
  type EvidenceRow,
  type Judgement,
  judgeMove,
  readSince,
  readStoredRows,
} from "@satang/machines";
import type { IntentionOf, OperationTools } from "./define-money-operation.ts";
import { readEvidence } from "./read-evidence.ts";

/**
 * Reads the statement rows before the first send. Fails when neither statement nor wallet can be
 * read.
 */
export async function prepareMove({
  client,
  pinned,
  member,
}: OperationTools): Promise<Result<unknown>> {
  const before = await readEvidence(client, pinned, member);
  if (!before.ok) return before;
  return { ok: true, data: { rows: before.data.rows } };
}

/**
 * Judges an operation that moves money by the statement.
 * @param matches whether the order would write such a row
 */
export const judgeMoveBy =
  <Order>(matches: (row: EvidenceRow, order: Order) => boolean) =>
  async (
    { client, pinned, member }: OperationTools,
    { key, order, before: stored, member: owner }: IntentionOf<Order>,
  ): Promise<Judgement> => {
    const before = readStoredRows(stored);
    const after = await readEvidence(client, pinned, member, readSince(before));
    if (!after.ok) return { kind: "unclear", hint: null };
    return judgeMove(
      {
        key,
        member: owner,
        before,
        matches: (row) => matches(row, order),
      },
      after.data,
    );
  };
