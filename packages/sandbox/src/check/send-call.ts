import { factsOf, type OperationId, type Operations, randomUuid } from "@satang/api";
import {
  areSegments,
  fillPath,
  type PathValues,
  type SentValues,
  sentValues,
} from "@satang/api/testing";
import type { Exchange, Send } from "./exchange.ts";
import type { Show } from "./printable.rules.ts";

/** Input of a call. */
export type CallInput = {
  readonly path?: PathValues;
  readonly body?: unknown;
  readonly form?: FormData;
};

/** A call that was sent. */
export type SentCall = {
  /** The path as a report shows it. */
  readonly path: string;
  readonly exchange: Exchange;
  /** Values that the reply can repeat. */
  readonly sent: SentValues;
};

/** Sends a call of the contract as the client does. */
export type SendCall = (
  operationId: OperationId,
  input: CallInput,
  token: string | null,
) => Promise<SentCall>;

/** Auto-logins have credentials in their address (decision 13). */
const hasSecretPath = (operationId: OperationId) => operationId.startsWith("autoLogin");

function requestOf(
  url: string,
  operationId: OperationId,
  input: CallInput,
  key: string,
  token: string | null,
) {
  const { method, money } = factsOf(operationId);
  const headers = new Headers();
  if (token !== null) headers.set("authorization", `Bearer ${token}`);
  if (money === true) headers.set("idempotency-key", key);
  if (input.body !== undefined) headers.set("content-type", "application/json");
  const json = input.body === undefined ? null : JSON.stringify(input.body);
  return new Request(url, { method, headers, body: input.form ?? json });
}

/**
 * @param baseUrl address of the backend without a slash at its end
 * @param operations the paths of the backend
 * @param secrets texts that are never shown; the credentials of an address are added
 */
export function createSendCall(
  baseUrl: string,
  operations: Operations,
  send: Send,
  show: Show,
  secrets: Set<string>,
): SendCall {
  return async (operationId, input, token) => {
    const template = operations.pathOf(operationId);
    const values = input.path ?? {};
    const key = randomUuid();
    const sent = sentValues(values, input.body, key);
    // An earlier reply gave these values: dots would address another call.
    if (!areSegments(values)) {
      const message = "An earlier reply gave a value that cannot be a part of a path.";
      const exchange = { kind: "noReply", status: null, message, isUnreachable: false } as const;
      return { path: template, exchange, sent };
    }
    const path = fillPath(template, values);
    const isSecret = hasSecretPath(operationId);
    if (isSecret && values.password !== undefined) secrets.add(values.password);
    const exchange = await send(requestOf(baseUrl + path, operationId, input, key, token));
    return { path: isSecret ? template : show.text(path), exchange, sent };
  };
}
