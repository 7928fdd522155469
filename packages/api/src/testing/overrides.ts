import type { OperationId, Reply } from "../contract/operation.types.ts";
import type { ErrorCode } from "../result/error-code.ts";
import type { Answer, Override, ReceivedCall } from "./answer.types.ts";

/** For how many calls an override is used, and how slow it is. */
export type OverrideOptions = {
  /** How many calls it answers before the answer below it is used again. @default always */
  times?: number;
  /** Wait before answering, in ms. @default 0 */
  delayMs?: number;
};

const override = (
  id: OperationId | undefined,
  answer: (call: ReceivedCall) => Answer | Promise<Answer>,
  { times = Number.POSITIVE_INFINITY, delayMs = 0 }: OverrideOptions = {},
): Override => ({ id, times, delayMs, answer });

const page = "<!doctype html><title>502 Bad Gateway</title><h1>Bad Gateway</h1>";

/** Answers an operation with this reply, or with the result of the function. */
export const reply = <Id extends OperationId>(
  id: Id,
  data: Reply<Id> | ((call: ReceivedCall) => Reply<Id> | Promise<Reply<Id>>),
  options?: OverrideOptions,
): Override =>
  override(
    id,
    async (call) => {
      const body = typeof data === "function" ? await data(call) : data;
      return { kind: "json", status: 200, body };
    },
    options,
  );

/** Refuses an operation with a code of the catalogue. */
export const refuse = (
  id: OperationId,
  code: ErrorCode,
  {
    status = 400,
    message = code,
    ...rest
  }: OverrideOptions & { status?: number; message?: string } = {},
): Override => override(id, () => ({ kind: "json", status, body: { code, message } }), rest);

/** Answers an operation with any JSON and status, within the contract or not. */
export const respondWith = (
  id: OperationId,
  status: number,
  body: unknown,
  options?: OverrideOptions,
): Override => override(id, () => ({ kind: "json", status, body }), options);

/** Answers an operation with a gateway's HTML page, or any other text. */
export const garbage = (
  id: OperationId,
  { status = 502, body = page, ...rest }: OverrideOptions & { status?: number; body?: string } = {},
): Override => override(id, () => ({ kind: "text", status, body, type: "text/html" }), rest);

/** Loses the connection: the call is received, no reply arrives. */
export const drop = (id: OperationId, options?: OverrideOptions): Override =>
  override(id, () => ({ kind: "drop" }), options);

/** Never answers, so that the caller's time limit is reached. */
export const hang = (id: OperationId, options?: OverrideOptions): Override =>
  override(id, () => ({ kind: "hang" }), options);

/** Says that the site is shut down: on one operation, or on every one. */
export const gone = (id?: OperationId, options?: OverrideOptions): Override =>
  override(id, () => ({ kind: "json", status: 403, body: { message: "gone" } }), options);
