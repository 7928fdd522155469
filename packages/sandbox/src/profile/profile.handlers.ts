import { cleanBankName, cleanDigits, cleanName, isBlank } from "@satang/core";
import { eq } from "drizzle-orm";
import type { Handlers, MemberCall } from "../calls/call.ts";
import { forMember } from "../calls/define-handler.ts";
import { member as memberTable } from "../database/schema.ts";
import { refuse } from "../errors/refusal.ts";
import { isLatinName } from "../register/bank-name.rules.ts";
import { checkBank } from "../register/registration.ts";
import { admitLogin, forgetWrongLogins, recordWrongLogin } from "../session/login-attempts.ts";
import { canBePassword, hashPassword, isPassword } from "../session/password.ts";
import { endOtherSessions } from "../session/token.ts";
import { profileView } from "./profile-view.ts";

type ProfileBody = {
  readonly name: string;
  readonly bankCode: string;
  readonly bankAccountName: string;
  readonly bankAccountNo: string;
};

const done = { code: "SUCCESS", message: "Saved" } as const;

async function save(
  { tx, member }: MemberCall,
  change: Partial<typeof memberTable.$inferInsert>,
): Promise<typeof done> {
  await tx.update(memberTable).set(change).where(eq(memberTable.id, member.id));
  return done;
}

/** Changes the password and ends the member's other sessions. A wrong old one counts as a wrong password of a login. */
async function changePassword(call: MemberCall<{ oldPassword: string; newPassword: string }>) {
  const { tx, member, body, now } = call;
  if (!canBePassword(body.newPassword)) throw refuse("INVALID_USER_INFO");
  await admitLogin(tx, member.phone, now);
  // Read again: the member of the call was read before the calls that this one waited for.
  const [found] = await tx.select().from(memberTable).where(eq(memberTable.id, member.id));
  if (!(found && (await isPassword(body.oldPassword, found.passwordHash)))) {
    await recordWrongLogin(tx, member.phone, now);
    // Returned, not thrown: a thrown refusal would undo the count.
    return refuse("WRONG_PASSWORD");
  }
  await forgetWrongLogins(tx, member.phone);
  await endOtherSessions(tx, member.id, call.session);
  call.afterCommit(() => call.site.chatLine.cutMember(member));
  return save(call, { passwordHash: await hashPassword(body.newPassword) });
}

/** Reading and changing the member's own data. */
export const profileHandlers = {
  accountProfile: forMember(({ member, settings }) => profileView(member, settings)),
  accountUpdateProfile: forMember<ProfileBody>(async (call) => {
    const { name, bankCode, bankAccountName, bankAccountNo } = call.body;
    if ([name, bankCode, bankAccountName, bankAccountNo].some(isBlank)) {
      throw refuse("INVALID_USER_INFO");
    }
    await checkBank(call, call.body, call.member.id);
    return save(call, {
      name: cleanName(name),
      bankCode,
      bankAccountName: cleanBankName(bankAccountName),
      bankAccountNo: cleanDigits(bankAccountNo),
    });
  }),
  accountUpdateBankAccountName: forMember<Pick<ProfileBody, "bankCode" | "bankAccountName">>(
    async (call) => {
      const { bankCode, bankAccountName } = call.body;
      if (bankCode !== call.member.bankCode) throw refuse("INVALID_BANK");
      if (!isLatinName(bankAccountName)) throw refuse("BANK_ACCOUNT_NAME_ENG");
      return save(call, { bankAccountName: cleanBankName(bankAccountName) });
    },
  ),
  accountChangePassword: forMember(changePassword),
} satisfies Handlers;
