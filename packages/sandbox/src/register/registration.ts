import { isPhone, normalisePhone } from "@satang/core";
import { and, eq, ne } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import { member } from "../database/schema.ts";
import { refuse } from "../errors/refusal.ts";
import { findBank } from "../info/banks.data.ts";
import { sources } from "../info/texts.data.ts";
import { isAccountNo, isNameAccepted } from "./bank-name.rules.ts";

/** The data that a visitor sends to register; the profile step has the first part only. */
export interface RegistrationBody {
  readonly name: string;
  readonly phoneNumber: string;
  readonly password: string;
  readonly source?: string;
  readonly inviteCode?: string;
  readonly bankCode?: string;
  readonly bankAccountName?: string;
  readonly bankAccountNo?: string;
  readonly currency?: string;
}

/** A bank account as typed. */
export interface BankFields {
  readonly bankCode?: string | undefined;
  readonly bankAccountName?: string | undefined;
  readonly bankAccountNo?: string | undefined;
}

const isTyped = (text: string | undefined): text is string =>
  text !== undefined && text.trim() !== "";

/** Checks name, phone number, password, source and invite code. */
export async function checkPerson(tx: Db, body: RegistrationBody): Promise<void> {
  if (!isPhone(normalisePhone(body.phoneNumber))) throw refuse("PHONE_NUMBER_REQUIRE_10_DIGIT");
  if (!isTyped(body.name) || body.password === "") throw refuse("INVALID_USER_INFO");
  if (isTyped(body.source) && !sources.some(({ code }) => code === body.source)) {
    throw refuse("INVALID_USER_INFO", "Unknown source");
  }
  if (isTyped(body.inviteCode) && (await findReferrer(tx, body.inviteCode)) === undefined) {
    throw refuse("INVALID_USER_INFO", "Unknown invite code");
  }
  const phone = normalisePhone(body.phoneNumber);
  const known = await tx.select({ id: member.id }).from(member).where(eq(member.phone, phone));
  if (known.length > 0) throw refuse("EXISTING_USER");
}

/**
 * Checks the bank fields that are present.
 *
 * @param exceptMemberId member that may own the account
 */
export async function checkBank(tx: Db, bank: BankFields, exceptMemberId = 0): Promise<void> {
  const { bankCode, bankAccountName, bankAccountNo } = bank;
  if (isTyped(bankCode) && findBank(bankCode) === undefined) throw refuse("INVALID_BANK");
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
        eq(member.bankAccountNo, bankAccountNo),
        ne(member.id, exceptMemberId),
      ),
    );
  if (known.length > 0) throw refuse("EXISTING_BANK");
}

/** The member of an invite code, which is `PR` and the member's id. */
export async function findReferrer(tx: Db, inviteCode: string) {
  const publicId = /^PR(\w+)$/.exec(inviteCode.trim())?.[1];
  if (publicId === undefined) return undefined;
  const [found] = await tx.select().from(member).where(eq(member.publicId, publicId));
  return found;
}
