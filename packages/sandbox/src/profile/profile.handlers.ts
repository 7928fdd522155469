import { eq } from "drizzle-orm";
import type { Handlers, MemberCall } from "../calls/call.ts";
import { forMember } from "../calls/define-handler.ts";
import { member as memberTable } from "../database/schema.ts";
import { refuse } from "../errors/refusal.ts";
import { isLatinName } from "../register/bank-name.rules.ts";
import { checkBank } from "../register/registration.ts";
import { hashPassword, isPassword } from "../session/password.ts";
import { profileView } from "./profile-view.ts";

interface ProfileBody {
  readonly name: string;
  readonly bankCode: string;
  readonly bankAccountName: string;
  readonly bankAccountNo: string;
}

const done = { code: "SUCCESS", message: "Saved" } as const;

async function save(
  { tx, member }: MemberCall,
  change: Partial<typeof memberTable.$inferInsert>,
): Promise<typeof done> {
  await tx.update(memberTable).set(change).where(eq(memberTable.id, member.id));
  return done;
}

/** Reading and changing the member's own data. */
export const profileHandlers = {
  accountProfile: forMember(({ member }) => profileView(member)),
  accountUpdateProfile: forMember<ProfileBody>(async (call) => {
    const { name, bankCode, bankAccountName, bankAccountNo } = call.body;
    if ([name, bankCode, bankAccountName, bankAccountNo].some((text) => text.trim() === "")) {
      throw refuse("INVALID_USER_INFO");
    }
    await checkBank(call.tx, call.body, call.member.id);
    return save(call, {
      name: name.trim(),
      bankCode,
      bankAccountName: bankAccountName.trim().toUpperCase(),
      bankAccountNo,
    });
  }),
  accountUpdateBankAccountName: forMember<Pick<ProfileBody, "bankCode" | "bankAccountName">>(
    async (call) => {
      const { bankCode, bankAccountName } = call.body;
      if (bankCode !== call.member.bankCode) throw refuse("INVALID_BANK");
      if (!isLatinName(bankAccountName)) throw refuse("BANK_ACCOUNT_NAME_ENG");
      return save(call, { bankAccountName: bankAccountName.trim().toUpperCase() });
    },
  ),
  accountChangePassword: forMember<{ oldPassword: string; newPassword: string }>(async (call) => {
    const { oldPassword, newPassword } = call.body;
    if (newPassword === "") throw refuse("INVALID_USER_INFO");
    if (!(await isPassword(oldPassword, call.member.passwordHash))) throw refuse("WRONG_PASSWORD");
    return save(call, { passwordHash: await hashPassword(newPassword) });
  }),
} satisfies Handlers;
