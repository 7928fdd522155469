import { type Failure, fail, type Result } from "@satang/core";
import type { OperationId } from "../contract/operation.types.ts";
import { contractAsIs } from "../own-backend/contract-as-is.ts";
import type { Operations } from "../own-backend/own-backend.types.ts";
import { type RawReply, readBody } from "../reply/reply-body.ts";
import { redact } from "../text/redact.ts";
import { isGone } from "./gone.rules.ts";
import { readReply } from "./read-reply.ts";
import { refusalOf } from "./refusal.ts";

const redacted = (error: Failure, secrets: readonly string[]): Failure =>
  "message" in error ? { ...error, message: redact(error.message, secrets) } : error;

/**
 * The only place that turns a reply into ok, coded, raw or gone. `secrets` never appear in the errors that it returns.
 * @param operations where the backend differs from the contract
 */
export const classify = (
  id: OperationId,
  reply: RawReply,
  secrets: readonly string[] = [],
  operations: Operations = contractAsIs,
): Result<unknown> => {
  const { status } = reply;
  const arrived = readBody(reply.text);
  if (isGone(id, arrived)) return fail({ kind: "gone" });
  if (status < 200 || status > 299) return fail(redacted(refusalOf(arrived, status), secrets));
  const body = operations.read(id, reply, arrived);
  if (body && isGone(id, body)) return fail({ kind: "gone" });
  const read = body && readReply(id, body, status);
  if (read === null) return fail({ kind: "raw", message: "", status });
  return read.ok ? read : fail(redacted(read.error, secrets));
};
