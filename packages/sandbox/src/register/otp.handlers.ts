import { cleanDigits } from "@satang/core";
import { eq } from "drizzle-orm";
import type { Handlers } from "../calls/call.ts";
import { forAnyone } from "../calls/define-handler.ts";
import { member, otp } from "../database/schema.ts";
import { refuse } from "../errors/refusal.ts";
import { isOtpToken, isVerified, otpLimits, sendOtp } from "./otp.ts";
import { phoneOf } from "./registration.ts";

/** Sending and checking one-time codes. */
export const otpHandlers = {
  lookupRegisterOtp: forAnyone(({ settings }) => ({ isActive: settings.registerOTP })),
  otpSend: forAnyone<{ phoneNumber: string }>(async ({ tx, body, now, site, settings }) => {
    const phone = phoneOf(body, site);
    const known = await tx.select({ id: member.id }).from(member).where(eq(member.phone, phone));
    if (known.length > 0) throw refuse("EXISTING_USER");
    if (await isVerified(tx, phone, now)) return { code: "OTP_VERIFIED" };
    if (!settings.otpProvider) throw refuse("OTP_SEND_FAIL");
    const sent = await sendOtp(tx, { phone, digits: settings.otpDigits, now });
    site.onOtp(phone, sent.code);
    return {
      otpRef: sent.ref,
      otpToken: sent.token,
      otpLength: sent.code.length,
      code: "OTP_SENT",
    };
  }),
  otpVerify: forAnyone<{ otpToken: string; otpCode: string }>(
    async ({ tx, body, now, settings }) => {
      const [sent] = await tx.select().from(otp).where(eq(otp.token, body.otpToken)).for("update");
      if (sent === undefined) {
        throw refuse(isOtpToken(body.otpToken) ? "OTP_NOT_EXIST" : "OTP_TOKEN_INVALID");
      }
      const isRight = sent.code === cleanDigits(body.otpCode);
      if (sent.verifiedAt !== null) return { code: isRight ? "OTP_CODE_VALID" : "OTP_VERIFIED" };
      if (!settings.otpProvider) throw refuse("OTP_VERIFY_FAIL");
      if (sent.wrongTries >= otpLimits.wrongTries) throw refuse("OTP_BLOCK");
      if (sent.expiresAt <= now) throw refuse("OTP_EXPIRED");
      const mine = eq(otp.token, sent.token);
      if (!isRight) {
        const wrongTries = sent.wrongTries + 1;
        await tx.update(otp).set({ wrongTries }).where(mine);
        return refuse(wrongTries >= otpLimits.wrongTries ? "OTP_BLOCK" : "OTP_CODE_INVALID");
      }
      await tx.update(otp).set({ verifiedAt: now }).where(mine);
      return { code: "OTP_VERIFIED" };
    },
  ),
} satisfies Handlers;
