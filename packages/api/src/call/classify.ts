import { type Failure, fail, type Result, succeed } from "@satang/core";
import type { OperationId } from "../contract/operation.types.ts";
import { contractAsIs } from "../own-backend/contract-as-is.ts";
import type { Operations } from "../own-backend/own-backend.types.ts";
import { type RawReply, type ReplyBody, readBody } from "../reply/reply-body.ts";
import { redact } from "../text/redact.ts";
import { isGone } from "./gone.rules.ts";
import { readReply } from "./read-reply.ts";
import { refusalOf } from "./refusal.ts";
import { isPage, senderOf } from "./reply-sender.rules.ts";
import { NOTHING_SENT, type SentValues } from "./sent-values.rules.ts";
import { shortenReply } from "./shorten-reply.rules.ts";

const redacted = (error: Failure, secrets: readonly string[]): Failure =>
  "message" in error ? { ...error, message: redact(error.message, secrets) } : error;

/** An unreadable reply, with the one who gave it when it was not the backend. */
const withSender = (error: Failure, { status }: RawReply, body: ReplyBody): Failure => {
  const sender = error.kind === "raw" ? senderOf(status, body) : null;
  return sender === null ? error : ({ ...error, sender } as Failure);
};

/**
 * The only place that turns a reply into ok, coded, raw or gone. `secrets` never appear in the errors that it returns.
 * @param operations where the backend differs from the contract
 * @param sent what the call sent: a reply that repeats some of it proves that it is the reply to this call
 */
export const classify = (
  id: OperationId,
  reply: RawReply,
  secrets: readonly string[] = [],
  operations: Operations = contractAsIs,
  sent: SentValues = NOTHING_SENT,
): Result<unknown> => {
  const { status } = reply;
  const arrived = readBody(reply.text);
  if (isGone(id, arrived)) return fail({ kind: "gone" });
  if (status < 200 || status > 299)
    return fail(redacted(withSender(refusalOf(arrived, status), reply, arrived), secrets));
  // No adapter makes a success of a page.
  const body = isPage(arrived) ? null : operations.read(id, reply, arrived);
  if (body && isGone(id, body)) return fail({ kind: "gone" });
  const read = body && readReply(id, body, status, sent);
  if (read === null) return fail(withSender({ kind: "raw", message: "", status }, reply, arrived));
  return read.ok ? succeed(shortenReply(id, read.data)) : fail(redacted(read.error, secrets));
};
