export {
  canResendOtp,
  isOtpVerified,
  isUnverified,
  type OtpReply,
  otpLength,
  otpResendAt,
  otpResendTimeout,
  type SentOtp,
} from "./otp.rules.ts";
