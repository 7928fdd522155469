import type { Result } from "@satang/core";
import { type EvidenceRow, type Judgement, judgeMove, readStoredRows } from "@satang/machines";
import type { IntentionOf, OperationTools } from "./define-money-operation.ts";
import { readEvidence } from "./read-evidence.ts";

/**
 * Reads the statement rows before the first send. Fails when neither statement nor wallet can be
 * read.
 */
export async function prepareMove({
  client,
  pinned,
  provenance,
  member,
}: OperationTools): Promise<Result<unknown>> {
  const before = await readEvidence(client, pinned, member);
  if (!before.ok) return before;
  provenance.noteRows(before.data.rows ?? []);
  return { ok: true, data: { rows: before.data.rows } };
}

/**
 * Judges an operation that moves money by the statement.
 * @param matches whether the order would write such a row
 */
export const judgeMoveBy =
  <Order>(matches: (row: EvidenceRow, order: Order) => boolean) =>
  async (
    { client, pinned, provenance, member }: OperationTools,
    { key, operation, order, before, member: owner, ...sent }: IntentionOf<Order>,
  ): Promise<Judgement> => {
    const startedAt = sent.isServerTime ? sent.startedAt : null;
    const after = await readEvidence(client, pinned, member, startedAt ?? undefined);
    if (!after.ok) return { kind: "unclear", hint: null };
    provenance.noteRows(after.data.rows ?? []);
    return judgeMove(
      {
        key,
        startedAt,
        member: owner,
        before: readStoredRows(before),
        matches: (row) => matches(row, order),
        otherKeys: provenance.otherKeys(key),
        areKeysProven: provenance.areKeysProven(operation),
      },
      after.data,
    );
  };
