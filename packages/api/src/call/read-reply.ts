import { fail, type Result, succeed } from "@satang/core";
import { factsOf } from "../contract/facts.ts";
import type { OperationId } from "../contract/operation.types.ts";
import { isObject, type ReplyBody } from "../reply/reply-body.ts";
import { fits } from "../reply/reply-shape.rules.ts";
import {
  type AssumedReader,
  readAssumed,
  readBanners,
  readMarkup,
  readSlipLookup,
} from "./read-assumed.rules.ts";
import { refusalOf } from "./refusal.ts";
import { hasKnownFields, isRefusal, readAcknowledgement } from "./reply-outcome.rules.ts";
import { saysFailed } from "./says-failed.rules.ts";
import { contradicts, type SentValues } from "./sent-values.rules.ts";
import { readList } from "./wrapped-list.rules.ts";

type Reader = (
  value: unknown,
  body: ReplyBody,
  status: number,
  sent: SentValues,
) => Result<unknown> | null;

const readFlag: Reader = (value) => {
  const isActive = isObject(value) ? value.isActive : value;
  return typeof isActive === "boolean" ? succeed({ isActive }) : null;
};

const readOutcome: Reader = (value, body, status) => {
  if (!isObject(value)) return null;
  if (value.success === false) return fail(refusalOf(body, status));
  return value.success === true ? succeed(value) : null;
};

const SLICE = { code: "text", label: "text", remainingCoin: "number" } as const;

const readSpin: Reader = (value, ...reply) => {
  const outcome = readOutcome(value, ...reply);
  if (!outcome?.ok) return outcome;
  return fits({ result: SLICE }, value) ? outcome : null;
};

/** The documented success has `success` alone, which another service on the way can have, too. */
const readClaim: Reader = (value, body, status, sent) => {
  const outcome = readOutcome(value, body, status, sent);
  if (!outcome?.ok) return outcome;
  return isObject(value) && hasKnownFields(value, sent) && !contradicts(value, sent)
    ? outcome
    : null;
};

const readCreatedQr: Reader = (value, body, status) => {
  if (!isObject(value) || typeof value.hasQrcode !== "boolean") return null;
  return value.hasQrcode ? succeed(value) : fail(refusalOf(body, status));
};

/** A number that is verified already, or what the code is checked with. */
const readOtpSent: Reader = (value) =>
  fits({ otpToken: "filled" }, value) || (isObject(value) && value.code === "OTP_VERIFIED")
    ? succeed(value)
    : null;

const readFound: Reader = (value, _body, status) => {
  if (value === null) return fail({ kind: "coded", code: "NO_PROMOTION", message: "", status });
  return fits(PROMOTION, value) ? succeed(value) : null;
};

const PROMOTION = { percentFail: "number", description: "text" } as const;

const readNullable: Reader = (value) =>
  value === null || fits(PROMOTION, value) ? succeed(value) : null;

const SPECIAL: Partial<Record<OperationId, Reader>> = {
  lookupRegisterOtp: readFlag,
  lookupEnableChatWidget: readFlag,
  spinwheelActive: readFlag,
  spinwheelSpin: readSpin,
  spinwheelClaimCoupon: readClaim,
  qrcodeCreate: readCreatedQr,
  otpSend: readOtpSent,
  promotionCurrent: readNullable,
  promotionFind: readFound,
};

const ASSUMED: Partial<Record<OperationId, AssumedReader>> = {
  lookupConditions: readMarkup("conditions"),
  lookupAgreements: readMarkup("agreements"),
  lookupNotice: readMarkup("notice"),
  lookupSlip: readSlipLookup,
  inviteBanners: readBanners,
  refundBanners: readBanners,
};

/**
 * Reads a 2xx reply (decision 46). `null`: it proves nothing of this call, so its outcome
 * is not known.
 */
export const readReply = (
  id: OperationId,
  body: ReplyBody,
  status: number,
  sent: SentValues,
): Result<unknown> | null => {
  if (isRefusal(id, body)) {
    const refusal = refusalOf(body, status);
    const isWordless = refusal.kind === "raw" && refusal.message === "";
    return fail(isWordless ? { ...refusal, isRefusal: true } : refusal);
  }
  if (body.kind === "json" && saysFailed(body.value)) return null;
  const { acknowledges, assumed, list, needs = {} } = factsOf(id);
  if (acknowledges) return readAcknowledgement(id, body, sent);
  if (body.kind !== "json") return null;
  if (assumed) {
    const data = (ASSUMED[id] ?? readAssumed)(assumed, body.value);
    return data && succeed(data);
  }
  const special = SPECIAL[id];
  if (special) return special(body.value, body, status, sent);
  if (list) {
    const rows = readList(body.value);
    return rows && succeed(rows);
  }
  return fits(needs, body.value) ? succeed(body.value) : null;
};
