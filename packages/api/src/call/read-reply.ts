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
import { isRefusal, readAcknowledgement } from "./reply-outcome.rules.ts";

type Reader = (value: unknown, body: ReplyBody, status: number) => Result<unknown> | null;

const readFlag: Reader = (value) => {
  const isActive = isObject(value) ? value.isActive : value;
  return typeof isActive === "boolean" ? succeed({ isActive }) : null;
};

const readOutcome: Reader = (value, body, status) => {
  if (!isObject(value)) return null;
  if (value.success === false) return fail(refusalOf(body, status));
  return value.success === true ? succeed(value) : null;
};

const readSpin: Reader = (value, body, status) => {
  const outcome = readOutcome(value, body, status);
  if (!outcome?.ok) return outcome;
  return isObject(value) && isObject(value.result) ? outcome : null;
};

const readCreatedQr: Reader = (value, body, status) => {
  if (!isObject(value) || typeof value.hasQrcode !== "boolean") return null;
  return value.hasQrcode ? succeed(value) : fail(refusalOf(body, status));
};

const readTruthy: Reader = (value) => (value && typeof value !== "string" ? succeed(value) : null);

const readFound: Reader = (value, _body, status) => {
  if (value === null) return fail({ kind: "coded", code: "NO_PROMOTION", message: "", status });
  return fits({ percentFail: "number", description: "text" }, value) ? succeed(value) : null;
};

const readNullable: Reader = (value) => (value === null || isObject(value) ? succeed(value) : null);

const SPECIAL: Partial<Record<OperationId, Reader>> = {
  lookupRegisterOtp: readFlag,
  lookupEnableChatWidget: readFlag,
  spinwheelActive: readFlag,
  spinwheelSpin: readSpin,
  spinwheelClaimCoupon: readOutcome,
  qrcodeCreate: readCreatedQr,
  promotionActivate: readTruthy,
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

/** A list as it is, or the only list of an object: the documents do not show which. */
const listOf = (value: unknown): readonly unknown[] | null => {
  if (Array.isArray(value)) return value;
  const lists = isObject(value) ? Object.values(value).filter(Array.isArray) : [];
  return lists.length === 1 ? (lists[0] ?? null) : null;
};

/**
 * Reads a 2xx reply (decision 46). `null`: not a reply of this call, so its outcome
 * is not known.
 */
export const readReply = (
  id: OperationId,
  body: ReplyBody,
  status: number,
): Result<unknown> | null => {
  if (isRefusal(id, body)) {
    const refusal = refusalOf(body, status);
    const isWordless = refusal.kind === "raw" && refusal.message === "";
    return fail(isWordless ? { ...refusal, isRefusal: true } : refusal);
  }
  const { acknowledges, assumed, list, needs = {} } = factsOf(id);
  if (acknowledges) return readAcknowledgement(id, body);
  if (assumed) return succeed((ASSUMED[id] ?? readAssumed)(assumed, body));
  if (body.kind !== "json") return null;
  const special = SPECIAL[id];
  if (special) return special(body.value, body, status);
  if (list) {
    const rows = listOf(body.value);
    return rows && succeed(rows);
  }
  return fits(needs, body.value) ? succeed(body.value) : null;
};
