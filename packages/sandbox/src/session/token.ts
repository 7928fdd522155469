import { createHash, randomBytes } from "node:crypto";
import { and, eq, ne } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import { type Member, member, session } from "../database/schema.ts";
import { refuse } from "../errors/refusal.ts";

const LIFETIME_MS = 30 * 24 * 3_600_000;

const hash = (token: string) => createHash("sha256").update(token).digest("hex");

/** Signs a member in. @returns the bearer token; only its hash is stored */
export async function openSession(tx: Db, memberId: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await tx.insert(session).values({
    tokenHash: hash(token),
    memberId,
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
  });
  return token;
}

/** A member, and the session that a call belongs to. */
export interface SignedIn {
  readonly member: Member;
  /** Hash of the token. */
  readonly session: string;
}

/**
 * Finds the member of a token.
 *
 * @param header the Authorization header
 * @throws UNAUTHORIZED for an unknown token, EXPIRED_AUTH_TOKEN, INACTIVE_USER
 */
export async function memberOfToken(tx: Db, header: string | null, now: Date): Promise<SignedIn> {
  const token = /^Bearer (\S+)$/i.exec(header ?? "")?.[1];
  if (token === undefined) throw refuse("UNAUTHORIZED");
  const tokenHash = hash(token);
  const [found] = await tx
    .select({ member, expiresAt: session.expiresAt })
    .from(session)
    .innerJoin(member, eq(member.id, session.memberId))
    .where(eq(session.tokenHash, tokenHash));
  if (found === undefined) throw refuse("UNAUTHORIZED");
  if (found.expiresAt <= now) throw refuse("EXPIRED_AUTH_TOKEN");
  if (!found.member.isActive) throw refuse("INACTIVE_USER");
  return { member: found.member, session: tokenHash };
}

/** Ends every session of a member, except one. @param kept hash of the token of that one */
export async function closeSessions(tx: Db, memberId: number, kept = ""): Promise<void> {
  await tx.delete(session).where(and(eq(session.memberId, memberId), ne(session.tokenHash, kept)));
}
