import { fail, type Result } from "@satang/core";
import { factsOf } from "../contract/facts.ts";
import type { Data, OperationId } from "../contract/operation.types.ts";
import type { OperationFacts } from "../generated/operations.ts";
import type { UploadOptions } from "../upload/upload.types.ts";
import { createAnnouncer } from "./announce.ts";
import { attempt } from "./attempt.ts";
import type { CallContext } from "./context.ts";
import { canBeSent, headersFor } from "./headers.ts";
import { areSegments, type PathValues } from "./path.rules.ts";
import { pause } from "./pause.ts";
import { retryDelay, shouldRetry } from "./retry.rules.ts";
import { secretsOf } from "./secrets.ts";
import { createRequestSender, createUploadSender } from "./senders.ts";
import { sentValues } from "./sent-values.rules.ts";

/** Input of a call: values for the path, and a JSON body or a form. */
export type CallInput = {
  readonly path?: PathValues;
  readonly body?: unknown;
  /** Whether the call is sent also when the page is left. @default false */
  readonly keepsAlive?: boolean;
};

/** Makes one call of the contract, retries included. Never rejects. */
export type Call = <Id extends OperationId>(
  id: Id,
  input?: CallInput,
  options?: UploadOptions & { idempotencyKey?: string },
) => Promise<Result<Data<Id>>>;

// TypeScript requires the key and all values of the path; this check is for callers without types.
const hasFlaw = (facts: OperationFacts, path: PathValues, key: string | undefined): boolean =>
  !areSegments(path) || (facts.money === true && !key);

/** The function that every method of the client calls. */
export const createCall = (context: CallContext): Call => {
  const request = createRequestSender(context);
  const upload = createUploadSender(context);
  const readToken = () => {
    try {
      return context.getToken();
    } catch {
      return null;
    }
  };
  const announce = createAnnouncer(context, readToken);

  const repeat = async (
    id: OperationId,
    once: () => Promise<Result<unknown>>,
    signal: AbortSignal | undefined,
  ): Promise<Result<unknown>> => {
    for (let count = 0; ; count += 1) {
      const result = await once();
      if (result.ok || signal?.aborted || !shouldRetry(id, result.error, count)) return result;
      await pause(retryDelay(count, context.random()), signal);
    }
  };

  const call = async (
    id: OperationId,
    { path = {}, body, keepsAlive = false }: CallInput = {},
    {
      signal,
      idempotencyKey,
      onProgress,
      token: pinned,
    }: UploadOptions & { idempotencyKey?: string } = {},
  ): Promise<Result<unknown>> => {
    const facts = factsOf(id);
    if (hasFlaw(facts, path, idempotencyKey)) return fail({ kind: "notSent", reason: "input" });
    const token = readToken();
    if (pinned !== undefined && pinned !== token)
      return fail({ kind: "notSent", reason: "memberChanged" });
    const headers = headersFor(context, token, idempotencyKey);
    if (token && !canBeSent(token)) return fail({ kind: "notSent", reason: "token" });
    const secrets = secretsOf(id, token, path, body);
    const template = context.operations.pathOf(id);
    const outgoing = { facts, template, path, headers, body, keepsAlive, onProgress };
    const send = facts.timeoutMs ? upload : request;
    const sent = sentValues(path, body, idempotencyKey);
    const once = () => attempt(context, send, id, outgoing, secrets, sent, signal);
    const result = await repeat(id, once, signal);
    announce(id, result, token);
    return result;
  };
  // The table of operations connects id and reply; classify() has read the reply as that of this operation.
  return call as Call;
};
