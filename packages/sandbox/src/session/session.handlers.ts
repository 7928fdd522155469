import { cleanUsername, isBlank } from "@satang/core";
import { eq } from "drizzle-orm";
import type { Handlers } from "../calls/call.ts";
import { forAnyone, forMember } from "../calls/define-handler.ts";
import { member } from "../database/schema.ts";
import { refuse } from "../errors/refusal.ts";
import { admitLogin, forgetWrongLogins, recordWrongLogin } from "./login-attempts.ts";
import { isPassword } from "./password.ts";
import { endSession, openSession } from "./token.ts";
import { LONGEST_USERNAME } from "./username.rules.ts";

/** Signing in and out, and whether the site is still active. */
export const sessionHandlers = {
  lookupActive: forAnyone(({ settings }) => ({
    terminated: settings.terminated ? "gone" : null,
  })),
  sessionLogin: forAnyone<{ username: string; password: string }>(async (call) => {
    const { tx, body, now, settings } = call;
    if (!settings.loginActive) throw refuse("LOGIN_FAIL");
    if (call.address !== "" && call.address === settings.blockedAddress) throw refuse("INVALID_IP");
    if (isBlank(body.username) || body.password === "") throw refuse("WRONG_CREDENTIAL");
    const phone = cleanUsername(body.username, call.site.edition);
    if (phone.length > LONGEST_USERNAME) throw refuse("NO_USER");
    await admitLogin(tx, phone, now);
    const [found] = await tx.select().from(member).where(eq(member.phone, phone));
    const isRight = found && (await isPassword(body.password, found.passwordHash));
    if (!isRight) {
      await recordWrongLogin(tx, phone, now);
      // Returned, not thrown: a thrown refusal would undo the count.
      return refuse(found ? "WRONG_CREDENTIAL" : "NO_USER");
    }
    if (!found.isActive) throw refuse("INACTIVE_USER");
    await forgetWrongLogins(tx, phone);
    return { token: await openSession(tx, found.id, now) };
  }),
  sessionLogout: forMember(async ({ tx, member: owner, session = "", site, afterCommit }) => {
    await endSession(tx, session);
    // Nothing says which sockets are of this session; those of the others connect again.
    afterCommit(() => site.chatLine.cutMember(owner));
    return { code: "SUCCESS", message: "Logged out" };
  }),
} satisfies Handlers;
