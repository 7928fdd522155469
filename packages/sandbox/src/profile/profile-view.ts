import { toSiteIso } from "../clock/site-time.rules.ts";
import type { Member } from "../database/schema.ts";
import { findBank } from "../info/banks.data.ts";

const bankOf = (member: Member) => {
  const { nameTH, nameEN } = findBank(member.bankCode) ?? {
    nameTH: member.bankCode,
    nameEN: member.bankCode,
  };
  return { nameTH, nameEN };
};

/** A member as the profile reply shows them. */
export function profileView(member: Member) {
  return {
    _id: member.publicId,
    name: member.name,
    username: member.phone,
    coin: member.coin,
    bankCode: member.bankCode,
    bankAccountName: member.bankAccountName,
    bankAccountNo: member.bankAccountNo,
    bank: bankOf(member),
    currency: member.currency,
    createdAt: toSiteIso(member.createdAt),
  };
}

/** A member's own bank account as the wallet reply shows it. */
export function bankAccountView(member: Member) {
  return {
    bankAccountName: member.bankAccountName,
    bankAccountNo: member.bankAccountNo,
    bank: bankOf(member),
  };
}
