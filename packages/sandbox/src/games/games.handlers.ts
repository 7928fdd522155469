import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Handlers, MemberCall } from "../calls/call.ts";
import { forMember } from "../calls/define-handler.ts";
import { gameAccount } from "../database/schema.ts";
import { refuse } from "../errors/refusal.ts";
import { findGameAccount, gameOf, newGamePassword, openGameAccount } from "./game-accounts.ts";

const codeOf = (call: MemberCall) => gameOf(call.params.code ?? "").code;

async function accountOf(call: MemberCall) {
  const found = await findGameAccount(call.tx, call.member.id, codeOf(call));
  if (found === undefined) throw refuse("SLOT_NO_ACCOUNT");
  return found;
}

async function autoLogin({ tx, member, params }: MemberCall) {
  const { provider = "", username = "", password } = params;
  const gameCode = gameOf(provider.toUpperCase()).code;
  const mine = await findGameAccount(tx, member.id, gameCode);
  if (mine === undefined || mine.username !== username) throw refuse("SLOT_NO_ACCOUNT");
  if (password !== undefined && mine.password !== password) throw refuse("SLOT_NO_ACCOUNT");
  const ticket = randomBytes(16).toString("base64url");
  return { link: `https://${provider.toLowerCase()}.example/enter?ticket=${ticket}` };
}

/** Game accounts and launching. */
export const gamesHandlers = {
  walletActivateGame: forMember(async (call) => {
    const code = codeOf(call);
    if ((await findGameAccount(call.tx, call.member.id, code)) !== undefined) {
      throw refuse("SLOT_ALREADY_ACTIVE");
    }
    await openGameAccount(call.tx, call.member, code, call.now);
    return { code: "SUCCESS", message: "The game account is active" };
  }),
  walletGameAccount: forMember(async (call) => {
    const { username, password, gameCode } = await accountOf(call);
    const event =
      gameCode === "UFABET"
        ? { lang: "th-th", txtLogin: "Login", ref: call.member.publicId }
        : null;
    return { username, password, event };
  }),
  walletResetGamePassword: forMember(async (call) => {
    const { gameCode } = await accountOf(call);
    await call.tx
      .update(gameAccount)
      .set({ password: newGamePassword() })
      .where(and(eq(gameAccount.memberId, call.member.id), eq(gameAccount.gameCode, gameCode)));
    return { code: "SUCCESS", message: "The game password is new" };
  }),
  autoLoginWithUsername: forMember(autoLogin),
  autoLoginWithPassword: forMember(autoLogin),
} satisfies Handlers;
