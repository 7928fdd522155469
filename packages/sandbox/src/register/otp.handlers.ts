import { isPhone, normalisePhone } from "@satang/core";
import { eq } from "drizzle-orm";
import type { Handlers } from "../calls/call.ts";
import { forAnyone } from "../calls/define-handler.ts";
import { member, otp } from "../database/schema.ts";
import { refuse } from "../errors/refusal.ts";
import { isVerified, otpLimits, sendOtp } from "./otp.ts";

/** Sending and checking one-time codes. */
export const otpHandlers = {
  lookupRegisterOtp: forAnyone(({ settings }) => ({ isActive: settings.registerOTP })),
  otpSend: forAnyone<{ phoneNumber: string }>(async ({ tx, body, now, site }) => {
    const phone = normalisePhone(body.phoneNumber);
    if (!isPhone(phone)) throw refuse("PHONE_NUMBER_REQUIRE_10_DIGIT");
    const known = await tx.select({ id: member.id }).from(member).where(eq(member.phone, phone));
    if (known.length > 0) throw refuse("EXISTING_USER");
    if (await isVerified(tx, phone, now)) return { code: "OTP_VERIFIED" };
    const sent = await sendOtp(tx, phone, now);
    site.onOtp(phone, sent.code);
    return { otpRef: sent.ref, otpToken: sent.token, code: "OTP_SENT" };
  }),
  otpVerify: forAnyone<{ otpToken: string; otpCode: string }>(async ({ tx, body, now }) => {
    const [sent] = await tx.select().from(otp).where(eq(otp.token, body.otpToken)).for("update");
    if (sent === undefined) throw refuse("OTP_TOKEN_INVALID");
    if (sent.verifiedAt !== null) return { code: "OTP_VERIFIED" };
    if (sent.wrongTries >= otpLimits.wrongTries) throw refuse("OTP_BLOCK");
    if (sent.expiresAt <= now) throw refuse("OTP_EXPIRED");
    const mine = eq(otp.token, sent.token);
    if (sent.code !== body.otpCode.trim()) {
      const wrongTries = sent.wrongTries + 1;
      await tx.update(otp).set({ wrongTries }).where(mine);
      return refuse(wrongTries >= otpLimits.wrongTries ? "OTP_BLOCK" : "OTP_CODE_INVALID");
    }
    await tx.update(otp).set({ verifiedAt: now }).where(mine);
    return { code: "OTP_VERIFIED" };
  }),
} satisfies Handlers;
