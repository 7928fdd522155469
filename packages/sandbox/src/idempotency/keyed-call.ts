import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import { idempotentReply } from "../database/schema.ts";
import { refuse } from "../errors/refusal.ts";
import { isRefusedReply } from "./refused-reply.rules.ts";

/** A call that carries an Idempotency-Key; the other parts show whether a second call is the same. */
export type KeyedCall = {
  readonly memberId: number;
  readonly key: string;
  readonly operationId: string;
  readonly params: unknown;
  readonly body: unknown;
};

function fingerprintOf(call: KeyedCall): string {
  const { operationId, params, body } = call;
  return createHash("sha256")
    .update(JSON.stringify([operationId, params, sortKeys(body)]))
    .digest("hex");
}

function sortKeys(value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sortKeys(inner)]),
  );
}

/**
 * Carries a call out once: a second call with its key is answered with the first reply.
 *
 * Runs in the call's transaction, so a thrown refusal leaves nothing behind; one with status 200 is not kept either. The
 * key may be used again, and the call is then judged again. A second call with the key waits for the transaction of the
 * first.
 *
 * @throws KEY_INVALID when the key was used for a different call
 */
export async function answerOnce(
  tx: Db,
  call: KeyedCall,
  now: Date,
  act: () => Promise<unknown>,
): Promise<unknown> {
  const fingerprint = fingerprintOf(call);
  const { memberId, key } = call;
  const claimed = await tx
    .insert(idempotentReply)
    .values({ memberId, key, fingerprint, status: 0, body: null, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotentReply.key });
  const mine = and(eq(idempotentReply.memberId, memberId), eq(idempotentReply.key, key));
  if (claimed.length === 0) {
    const [kept] = await tx.select().from(idempotentReply).where(mine);
    if (kept?.fingerprint !== fingerprint) throw refuse("KEY_INVALID");
    return kept.body;
  }
  const body = await act();
  if (isRefusedReply(body)) {
    await tx.delete(idempotentReply).where(mine);
    return body;
  }
  await tx.update(idempotentReply).set({ status: 200, body }).where(mine);
  return body;
}
