import type { Schemas } from "@satang/api";
import type { MemberDetails } from "./member-details.view.ts";
import type { MemberProfile } from "./use-profile-query.ts";

/** The profile and the bank account of the wallet reply as one; each may lack what the other has. */
export function toMemberDetails(
  profile: MemberProfile,
  bankAccount: Schemas["BankAccount"] | null,
): MemberDetails {
  return {
    id: profile._id,
    name: profile.name,
    username: profile.username,
    createdAt: profile.createdAt ?? null,
    bankCode: profile.bankCode ?? null,
    bankNameTH: bankAccount?.bank.nameTH ?? profile.bank?.nameTH ?? null,
    bankAccountName: bankAccount?.bankAccountName ?? profile.bankAccountName ?? null,
    bankAccountNo: bankAccount?.bankAccountNo ?? profile.bankAccountNo ?? null,
  };
}
