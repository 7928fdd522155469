import { findErrorRow, type Result, succeed } from "@satang/core";
import { factsOf, isMoney } from "../contract/facts.ts";
import type { OperationId } from "../contract/operation.types.ts";
import { isObject, type JsonObject, type ReplyBody } from "../reply/reply-body.ts";

const severityOf = (code: unknown) => findErrorRow(code)?.severity;

/** OK and SUCCESS by decision 46, other codes by their description (money.txt §8). */
const isDoneCode = (code: unknown) => severityOf(code) === "positive";

const isRefusingCode = (code: unknown) => severityOf(code) !== undefined && !isDoneCode(code);

/** A text without quotes may be a code or an acknowledgement too. */
const textOf = (body: ReplyBody): string | null => {
  if (body.kind === "text") return body.value.trim();
  return body.kind === "json" && typeof body.value === "string" ? body.value.trim() : null;
};

/** `{ error: { code } }` is an error, also with a code that the catalogue does not have. */
const isErrorOf = ({ code }: JsonObject) =>
  typeof code === "string" && code !== "" && !isDoneCode(code);

const refuses = (value: JsonObject, hasCode: boolean): boolean =>
  value.success === false ||
  (!hasCode && isRefusingCode(value.code)) ||
  (value.code === undefined && isObject(value.error) && isErrorOf(value.error));

/** Whether a 2xx reply says that the backend refused: a code of the catalogue other than OK, or `success: false`. */
export const isRefusal = (id: OperationId, body: ReplyBody): boolean => {
  const text = textOf(body);
  if (text !== null) return isRefusingCode(text);
  // When `code` is a documented field of the reply, it is not an error code.
  return (
    body.kind === "json" &&
    isObject(body.value) &&
    refuses(body.value, factsOf(id).hasCode === true)
  );
};

const SAYS_DONE = /^(?:ok|success|done|true)[.!]?$/i;

const isDone = (id: OperationId, body: ReplyBody): boolean => {
  if (body.kind === "empty") return true;
  const text = textOf(body);
  if (text !== null) return SAYS_DONE.test(text);
  if (body.kind !== "json") return false;
  const { value } = body;
  if (value === null || value === true) return true;
  if (!isObject(value)) return false;
  const { code = null, success } = value;
  if (success === true || isDoneCode(code)) return true;
  // A code that the catalogue does not have may be a refusal, and so may a `success` that is not true.
  if (success !== undefined || code !== null) return false;
  const known = factsOf(id).assumes ?? [];
  return Object.keys(value).every(
    (field) => field === "code" || field === "message" || known.includes(field),
  );
};

/** In addition to money calls: calls that an undocumented reply must not report as done. */
const ALSO_DECIDED: ReadonlySet<OperationId> = new Set(["accountRegister", "walletActivateGame"]);

const isDecidedByReply = (id: OperationId): boolean => isMoney(id) || ALSO_DECIDED.has(id);

/**
 * Reads a reply that the documents do not show: empty, `null`, `true`, text such as OK, or an
 * object with a message mean done. Any other reply means done for a call that moves no money, and
 * leaves the outcome of a money call unknown.
 */
export const readAcknowledgement = (id: OperationId, body: ReplyBody): Result<unknown> | null => {
  const data = body.kind === "json" && isObject(body.value) ? body.value : {};
  return isDone(id, body) || !isDecidedByReply(id) ? succeed(data) : null;
};
