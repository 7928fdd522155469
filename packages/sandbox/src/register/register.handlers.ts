import {
  cleanBankName,
  cleanDigits,
  cleanName,
  editionCurrency,
  isBlank,
  toWireCurrency,
} from "@satang/core";
import type { Call, Handlers, Site } from "../calls/call.ts";
import { forAnyone } from "../calls/define-handler.ts";
import { invitedFriend } from "../database/schema.ts";
import { refuse } from "../errors/refusal.ts";
import { hashPassword } from "../session/password.ts";
import { createMember } from "./create-member.ts";
import { forgetOtps, isVerified } from "./otp.ts";
import {
  checkBank,
  checkPerson,
  findReferrer,
  phoneOf,
  type RegistrationBody,
} from "./registration.ts";

/** The chosen currency; only the Lao edition offers another one than baht. */
const currencyOf = ({ currency }: RegistrationBody, { edition }: Pick<Site, "edition">) => {
  const own = toWireCurrency(editionCurrency(edition));
  return edition === "lao" ? (currency ?? own) : own;
};

async function register(call: Call<RegistrationBody>) {
  const { tx, body, now, settings, site } = call;
  if (!settings.registerActive) throw refuse("REGISTER_FAIL");
  await checkPerson(call, body);
  await checkBank(call, body);
  const { bankCode, bankAccountName, bankAccountNo } = body;
  if (
    bankCode === undefined ||
    bankAccountName === undefined ||
    bankAccountNo === undefined ||
    [bankCode, bankAccountName, bankAccountNo].some(isBlank)
  ) {
    throw refuse("INVALID_USER_INFO");
  }
  const phone = phoneOf(body, site);
  if (settings.registerOTP && !(await isVerified(tx, phone, now))) throw refuse("UNVERIFIED_OTP");
  // A registration reserves the member's names at the games.
  if (!settings.gameProviders) throw refuse("GAME_ACTIVATION_FAIL");
  const referrer = body.inviteCode ? await findReferrer(tx, body.inviteCode) : undefined;
  const written = await createMember(tx, {
    phone,
    passwordHash: await hashPassword(body.password),
    name: cleanName(body.name),
    bankCode,
    bankAccountName: cleanBankName(bankAccountName),
    bankAccountNo: cleanDigits(bankAccountNo),
    currency: currencyOf(body, site),
    source: body.source ?? null,
    invitedBy: referrer?.id ?? null,
    createdAt: now,
  });
  await forgetOtps(tx, phone);
  if (referrer !== undefined) {
    await tx.insert(invitedFriend).values({
      memberId: referrer.id,
      friendId: written.id,
      name: written.name,
      createdAt: now,
    });
  }
  return { code: "SUCCESS", message: "Registered" };
}

/** Registering with profile and bank data. */
export const registerHandlers = {
  lookupSources: forAnyone(({ settings }) => settings.sources),
  accountValidate: forAnyone<RegistrationBody>(async (call) => {
    await checkPerson(call, call.body);
    await checkBank(call, call.body);
    return { code: "SUCCESS", message: "Nothing is wrong with it" };
  }),
  accountRegister: forAnyone<RegistrationBody>(register),
} satisfies Handlers;
