import { toSiteIso } from "../clock/site-time.rules.ts";
import type { Member } from "../database/schema.ts";
import { findBank } from "../info/banks.rules.ts";
import type { Settings } from "../settings/settings.ts";

type Banks = Pick<Settings, "banks">;

const bankOf = (member: Member, { banks }: Banks) => {
  const { nameTH, nameEN } = findBank(banks, member.bankCode) ?? {
    nameTH: member.bankCode,
    nameEN: member.bankCode,
  };
  return { nameTH, nameEN };
};

/** A member as the profile reply shows them. */
export function profileView(member: Member, banks: Banks) {
  return {
    _id: member.publicId,
    name: member.name,
    username: member.phone,
    coin: member.coin,
    bankCode: member.bankCode,
    bankAccountName: member.bankAccountName,
    bankAccountNo: member.bankAccountNo,
    bank: bankOf(member, banks),
    currency: member.currency,
    createdAt: toSiteIso(member.createdAt),
  };
}

/** A member's own bank account as the wallet reply shows it. */
export function bankAccountView(member: Member, banks: Banks) {
  return {
    bankAccountName: member.bankAccountName,
    bankAccountNo: member.bankAccountNo,
    bank: bankOf(member, banks),
  };
}
