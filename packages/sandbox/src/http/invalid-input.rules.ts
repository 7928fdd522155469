import type { OperationId } from "@satang/api";
import type { Violation } from "../contract/contract.ts";
import type { ErrorCode } from "../errors/error-texts.ts";

const byOperation: Readonly<Partial<Record<OperationId, ErrorCode>>> = {
  sessionLogin: "WRONG_CREDENTIAL",
  otpSend: "PHONE_NUMBER_REQUIRE_10_DIGIT",
  otpVerify: "OTP_TOKEN_INVALID",
  accountValidate: "INVALID_USER_INFO",
  accountRegister: "INVALID_USER_INFO",
  accountUpdateProfile: "INVALID_USER_INFO",
  accountUpdateBankAccountName: "INVALID_USER_INFO",
  accountChangePassword: "INVALID_USER_INFO",
  qrcodeCurrent: "NO_BANK",
  qrcodeCreate: "QR_FAIL",
  qrcodeCancel: "QR_FAIL",
  walletTransfer: "TRANSFER_FAIL",
  walletTransferAll: "TRANSFER_FAIL",
  walletWithdraw: "TRANSFER_FAIL",
  walletWithdrawAll: "TRANSFER_FAIL",
  walletAdd: "TRANSFER_FAIL",
  walletTruelink: "TRUELINK_INVALID",
  walletUploadSlip: "SLIP_UPLOAD_FAIL",
  spinwheelClaimCoupon: "INVALID_CODE",
  promotionFind: "NO_PROMOTION",
  promotionActivate: "NO_PROMOTION",
};

/** Whether a violation is about the Idempotency-Key header. */
export const isAboutKey = ({ at }: Violation): boolean => /idempotency-key/i.test(at);

/** The catalogue's code for a request that breaks the contract. */
export function invalidInputCode(
  operationId: OperationId,
  violations: readonly Violation[],
): ErrorCode {
  const key = violations.find(isAboutKey);
  if (key !== undefined) return key.message.includes("required") ? "KEY_MISSING" : "KEY_INVALID";
  if (violations.some(({ at }) => at.endsWith("/amount")) && operationId.startsWith("wallet")) {
    return "TRANSFER_MINIMUM";
  }
  if (violations.some(({ at }) => at.endsWith("/file"))) return "SLIP_NO_FILE";
  if (violations.some(({ at }) => at.endsWith("/phoneNumber"))) {
    return "PHONE_NUMBER_REQUIRE_10_DIGIT";
  }
  return byOperation[operationId] ?? "NO_DATA";
}
