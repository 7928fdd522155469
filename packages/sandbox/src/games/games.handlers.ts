import { and, eq } from "drizzle-orm";
import type { Handlers, MemberCall } from "../calls/call.ts";
import { forMember } from "../calls/define-handler.ts";
import { gameAccount } from "../database/schema.ts";
import { refuse } from "../errors/refusal.ts";
import { autoLogins } from "./auto-logins.data.ts";
import { findGameAccount, gameOf, newGamePassword, openGameAccounts } from "./game-accounts.ts";
import { enterAddress } from "./game-site.rules.ts";

const codeOf = ({ settings, params }: MemberCall) => gameOf(settings, params.code ?? "").code;

async function accountOf(call: MemberCall) {
  const found = await findGameAccount(call.tx, call.member.id, codeOf(call));
  if (found === undefined) throw refuse("SLOT_NO_ACCOUNT");
  return found;
}

async function autoLogin({ tx, member, params, settings, site, now }: MemberCall) {
  const { provider = "", username = "", password } = params;
  if (autoLogins[provider] !== (password === undefined ? "username" : "password")) {
    throw refuse("NO_GAME");
  }
  const gameCode = gameOf(settings, provider.toUpperCase()).code;
  const mine = await findGameAccount(tx, member.id, gameCode);
  if (mine === undefined || mine.username !== username) throw refuse("SLOT_NO_ACCOUNT");
  if (password !== undefined && mine.password !== password) throw refuse("SLOT_NO_ACCOUNT");
  return { link: enterAddress(site, gameCode, mine, now) };
}

/** Game accounts and launching. */
export const gamesHandlers = {
  walletActivateGame: forMember(async (call) => {
    const code = codeOf(call);
    if ((await findGameAccount(call.tx, call.member.id, code)) !== undefined) {
      throw refuse("SLOT_ALREADY_ACTIVE");
    }
    if (!call.settings.gameProviders) throw refuse("SLOT_ACTIVATE_FAIL");
    await openGameAccounts(call.tx, call.member, [code], call.now);
    return { code: "SUCCESS", message: "The game account is active" };
  }),
  walletGameAccount: forMember(async (call) => {
    const { username, password, gameCode } = await accountOf(call);
    const { event } = gameOf(call.settings, gameCode);
    return {
      username,
      password,
      event: event ? { lang: "th-th", txtLogin: "Login", ref: call.member.publicId } : null,
    };
  }),
  walletResetGamePassword: forMember(async (call) => {
    const { gameCode } = await accountOf(call);
    if (!call.settings.gameProviders) throw refuse("SLOT_RESET_PASSWORD_FAIL");
    await call.tx
      .update(gameAccount)
      .set({ password: newGamePassword() })
      .where(and(eq(gameAccount.memberId, call.member.id), eq(gameAccount.gameCode, gameCode)));
    return { code: "SUCCESS", message: "The game password is new" };
  }),
  autoLoginWithUsername: forMember(autoLogin),
  autoLoginWithPassword: forMember(autoLogin),
} satisfies Handlers;
