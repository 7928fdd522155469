import { type Result, succeed } from "@satang/core";
import { factsOf } from "../contract/facts.ts";
import type { OperationId } from "../contract/operation.types.ts";
import { isObject, type JsonObject, type ReplyBody } from "../reply/reply-body.ts";
import { isDoneCode, isRefusingCode } from "./done-code.rules.ts";
import { contradicts, isEcho, type SentValues } from "./sent-values.rules.ts";

/** A text without quotes may be a code too. */
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

/** Fields around the answer itself, which services name in these ways. */
const ENVELOPE = [
  "success",
  "ok",
  "status",
  "code",
  "message",
  "data",
  "result",
  "error",
  "errors",
  "reference",
];

/** Whether a reply has no field but these, those of the envelope, and those of its call. */
export const hasKnownFields = (
  value: JsonObject,
  sent: SentValues,
  known: readonly string[] = [],
) =>
  Object.keys(value).every(
    (field) =>
      ENVELOPE.includes(field) || known.includes(field) || Object.hasOwn(sent.values, field),
  );

/**
 * Whether a reply that the documents do not show proves a success (ADR 0075): it says so in a word of the catalogue, and
 * contradicts no value of its call; or it repeats something of its call, and has no field that nobody knows unless it says
 * `success: true`. A gateway, a portal or a proxy can answer everything else, `success: true` alone included.
 */
export const isProof = (id: OperationId, value: unknown, sent: SentValues): boolean => {
  if (!isObject(value)) return false;
  const { code = null, success, message } = value;
  if (isDoneCode(code)) return !contradicts(value, sent);
  const isDoneMessage = typeof message === "string" && isDoneCode(message.trim());
  const { assumes = [] } = factsOf(id);
  if (success === true)
    return (
      isEcho(value, sent) ||
      (isDoneMessage && hasKnownFields(value, sent, assumes) && !contradicts(value, sent))
    );
  // A code that the catalogue does not have may be a refusal, and so may a `success` that is not true.
  if (success !== undefined || (code !== null && code !== sent.values.code)) return false;
  const known = ["code", "message", "reference", ...assumes, ...Object.keys(sent.values)];
  if (!Object.keys(value).every((field) => known.includes(field))) return false;
  return isDoneMessage || isEcho(value, sent);
};

/** Reads a reply that the documents do not show. `null`: it proves nothing, so the outcome is not known. */
export const readAcknowledgement = (
  id: OperationId,
  body: ReplyBody,
  sent: SentValues,
): Result<unknown> | null =>
  body.kind === "json" && isProof(id, body.value, sent) ? succeed(body.value) : null;
