import { normalisePhone, satang } from "@satang/core";
import type { Call, Handlers } from "../calls/call.ts";
import { forAnyone } from "../calls/define-handler.ts";
import { inviteReward } from "../database/schema.ts";
import { refuse } from "../errors/refusal.ts";
import { sources } from "../info/texts.data.ts";
import { hashPassword } from "../session/password.ts";
import { createMember } from "./create-member.ts";
import { forgetOtps, isVerified } from "./otp.ts";
import { checkBank, checkPerson, findReferrer, type RegistrationBody } from "./registration.ts";

const INVITE_REWARD = satang(25_00);

async function register({ tx, body, now, settings }: Call<RegistrationBody>) {
  await checkPerson(tx, body);
  await checkBank(tx, body);
  const { bankCode, bankAccountName, bankAccountNo } = body;
  if (!bankCode?.trim() || !bankAccountName?.trim() || !bankAccountNo?.trim()) {
    throw refuse("INVALID_USER_INFO");
  }
  const phone = normalisePhone(body.phoneNumber);
  if (settings.registerOTP && !(await isVerified(tx, phone, now))) throw refuse("UNVERIFIED_OTP");
  const referrer = body.inviteCode ? await findReferrer(tx, body.inviteCode) : undefined;
  const written = await createMember(tx, {
    phone,
    passwordHash: await hashPassword(body.password),
    name: body.name.trim(),
    bankCode,
    bankAccountName: bankAccountName.trim().toUpperCase(),
    bankAccountNo,
    currency: body.currency ?? "BAHT",
    source: body.source ?? null,
    invitedBy: referrer?.id ?? null,
    createdAt: now,
  });
  await forgetOtps(tx, phone);
  if (referrer !== undefined) {
    await tx.insert(inviteReward).values({
      memberId: referrer.id,
      fromName: written.name,
      amount: INVITE_REWARD,
      createdAt: now,
    });
  }
  return { code: "SUCCESS", message: "Registered" };
}

/** Registering with profile and bank data. */
export const registerHandlers = {
  lookupSources: forAnyone(() => sources),
  accountValidate: forAnyone<RegistrationBody>(async ({ tx, body }) => {
    await checkPerson(tx, body);
    await checkBank(tx, body);
    return { code: "SUCCESS", message: "Nothing is wrong with it" };
  }),
  accountRegister: forAnyone<RegistrationBody>(register),
} satisfies Handlers;
