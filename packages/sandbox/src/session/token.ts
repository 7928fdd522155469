import { createHash, randomBytes } from "node:crypto";
import { and, eq, ne } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import { type Member, member, session } from "../database/schema.ts";
import { refuse } from "../errors/refusal.ts";

/** A token as {@link openSession} makes it. */
const TOKEN = /^[\w-]{43}$/;

/** End of a session that its member has ended, here or on another device. */
const ENDED = new Date(0);

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
export type SignedIn = {
  readonly member: Member;
  /** Hash of the token. */
  readonly session: string;
  readonly expiresAt: Date;
};

/**
 * Finds the member of a token.
 *
 * @param header the Authorization header
 * @throws UNAUTHORIZED without or with an unknown token, INVALID_USER_1 for another kind of identity, INVALID_USER_2 for a
 * text that is no token, INVALID_USER_3 for a session that its member has ended, EXPIRED_AUTH_TOKEN, INACTIVE_USER
 */
export async function memberOfToken(tx: Db, header: string | null, now: Date): Promise<SignedIn> {
  if (header === null) throw refuse("UNAUTHORIZED");
  const token = /^Bearer (\S+)$/i.exec(header)?.[1];
  if (token === undefined) throw refuse("INVALID_USER_1");
  if (!TOKEN.test(token)) throw refuse("INVALID_USER_2");
  const tokenHash = hash(token);
  const [found] = await tx
    .select({ member, expiresAt: session.expiresAt })
    .from(session)
    .innerJoin(member, eq(member.id, session.memberId))
    .where(eq(session.tokenHash, tokenHash));
  if (found === undefined) throw refuse("UNAUTHORIZED");
  if (found.expiresAt.getTime() === ENDED.getTime()) throw refuse("INVALID_USER_3");
  if (found.expiresAt <= now) throw refuse("EXPIRED_AUTH_TOKEN");
  if (!found.member.isActive) throw refuse("INACTIVE_USER");
  return { member: found.member, session: tokenHash, expiresAt: found.expiresAt };
}

/** Forgets every session of a member: its tokens become unknown. */
export async function closeSessions(tx: Db, memberId: number): Promise<void> {
  await tx.delete(session).where(eq(session.memberId, memberId));
}

/** Ends one session. @param tokenHash hash of its token */
export async function endSession(tx: Db, tokenHash: string): Promise<void> {
  await tx.update(session).set({ expiresAt: ENDED }).where(eq(session.tokenHash, tokenHash));
}

/** Ends the other sessions of a member. @param kept hash of the token of the session that stays */
export async function endOtherSessions(tx: Db, memberId: number, kept = ""): Promise<void> {
  const others = and(eq(session.memberId, memberId), ne(session.tokenHash, kept));
  await tx.update(session).set({ expiresAt: ENDED }).where(others);
}
