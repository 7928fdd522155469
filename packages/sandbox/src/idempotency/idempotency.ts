import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import { idempotentReply } from "../database/schema.ts";
import { refuse } from "../http/refusal.ts";

/** What makes two calls the same intention. */
export interface Intention {
  readonly memberId: number;
  readonly key: string;
  readonly operationId: string;
  readonly params: unknown;
  readonly body: unknown;
}

function fingerprintOf(intention: Intention): string {
  const { operationId, params, body } = intention;
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
 * Answers an intention once: the same key with the same call gets the first reply again.
 *
 * Runs in the call's transaction, so a refusal leaves nothing behind and may be tried again under
 * its key. A second call with the key waits for the first one's transaction.
 *
 * @throws KEY_INVALID when the key was used for a different call
 */
export async function once(
  tx: Db,
  intention: Intention,
  now: Date,
  act: () => Promise<unknown>,
): Promise<unknown> {
  const fingerprint = fingerprintOf(intention);
  const { memberId, key } = intention;
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
  await tx.update(idempotentReply).set({ status: 200, body }).where(mine);
  return body;
}
