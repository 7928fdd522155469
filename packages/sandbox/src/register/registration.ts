import { cleanDigits, findInviteCode, isBlank, isPhone, normalisePhone } from "@satang/core";
import { and, eq, ne } from "drizzle-orm";
import type { Site } from "../calls/call.ts";
import type { Db } from "../database/database.ts";
import { member } from "../database/schema.ts";
import { refuse } from "../errors/refusal.ts";
import { findBank } from "../info/banks.rules.ts";
import { canBePassword } from "../session/password.ts";
import { LONGEST_USERNAME } from "../session/username.rules.ts";
import type { Settings } from "../settings/settings.ts";
import { isAccountNo, isNameAccepted } from "./bank-name.rules.ts";

/** The data that a visitor sends to register; the profile step has the first part only. */
export type RegistrationBody = {
  readonly name: string;
  readonly phoneNumber: string;
  readonly password: string;
  readonly source?: string;
  readonly inviteCode?: string;
  readonly bankCode?: string;
  readonly bankAccountName?: string;
  readonly bankAccountNo?: string;
  readonly currency?: string;
};

/** A bank account as typed. */
export type BankFields = {
  readonly bankCode?: string | undefined;
  readonly bankAccountName?: string | undefined;
  readonly bankAccountNo?: string | undefined;
};

/** Parts of the site that a call needs to check a registration. */
type RegistrationCall = {
  readonly tx: Db;
  readonly site: Pick<Site, "edition">;
  readonly settings: Pick<Settings, "banks" | "sources">;
};

const isTyped = (text: string | undefined): text is string => text !== undefined && !isBlank(text);

/**
 * The phone number as it is stored.
 * @throws PHONE_NUMBER_REQUIRE_10_DIGIT
 */
export function phoneOf(
  { phoneNumber }: Pick<RegistrationBody, "phoneNumber">,
  { edition }: Pick<Site, "edition">,
): string {
  const phone = normalisePhone(phoneNumber, edition);
  if (!isPhone(phone, edition) || phone.length > LONGEST_USERNAME) {
    throw refuse("PHONE_NUMBER_REQUIRE_10_DIGIT");
  }
  return phone;
}

/** Checks name, phone number, password, source and invite code. */
export async function checkPerson(
  { tx, site, settings: { sources } }: RegistrationCall,
  body: RegistrationBody,
): Promise<void> {
  const phone = phoneOf(body, site);
  if (!isTyped(body.name) || !canBePassword(body.password)) throw refuse("INVALID_USER_INFO");
  if (isTyped(body.source) && !sources.some(({ code }) => code === body.source)) {
    throw refuse("INVALID_USER_INFO", "Unknown source");
  }
  if (isTyped(body.inviteCode) && (await findReferrer(tx, body.inviteCode)) === undefined) {
    throw refuse("INVALID_USER_INFO", "Unknown invite code");
  }
  const known = await tx.select({ id: member.id }).from(member).where(eq(member.phone, phone));
  if (known.length > 0) throw refuse("EXISTING_USER");
}

/**
 * Checks the bank fields that are present.
 *
 * @param exceptMemberId member that may own the account
 */
export async function checkBank(
  { tx, settings: { banks } }: Omit<RegistrationCall, "site">,
  bank: BankFields,
  exceptMemberId = 0,
): Promise<void> {
  const { bankCode, bankAccountName, bankAccountNo } = bank;
  if (isTyped(bankCode) && findBank(banks, bankCode) === undefined) throw refuse("INVALID_BANK");
  if (isTyped(bankCode) && isTyped(bankAccountName) && !isNameAccepted(bankCode, bankAccountName)) {
    throw refuse("BANK_ACCOUNT_NAME_ENG");
  }
  if (!isTyped(bankAccountNo)) return;
  if (!isAccountNo(bankAccountNo)) throw refuse("INVALID_BANK", "Unknown account number");
  if (!isTyped(bankCode)) return;
  const known = await tx
    .select({ id: member.id })
    .from(member)
    .where(
      and(
        eq(member.bankCode, bankCode),
        eq(member.bankAccountNo, cleanDigits(bankAccountNo)),
        ne(member.id, exceptMemberId),
      ),
    );
  if (known.length > 0) throw refuse("EXISTING_BANK");
}

/** The member of an invite code, which is `PR` and the member's id. */
export async function findReferrer(tx: Db, inviteCode: string) {
  const publicId = findInviteCode(inviteCode)?.slice(2);
  if (publicId === undefined) return undefined;
  const [found] = await tx.select().from(member).where(eq(member.publicId, publicId));
  return found;
}
