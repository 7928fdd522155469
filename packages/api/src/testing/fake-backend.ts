import { pause } from "../call/pause.ts";
import { fetchTransport } from "../upload/fetch-transport.ts";
import type { UploadTransport } from "../upload/upload.types.ts";
import type { Answer, Override, ReceivedCall } from "./answer.types.ts";
import { matchOperation } from "./match-operation.ts";
import { createOverrideStack } from "./override-stack.ts";
import { bodyOf, responseOf } from "./wire.ts";

/** A backend in memory that answers with the examples of the contract. */
export type FakeBackend = {
  /** For `createClient({ fetch })`. */
  fetch(request: Request): Promise<Response>;
  /** For `createClient({ uploadTransport })`: like `fetch`, and reports progress in two steps. */
  uploadTransport: UploadTransport;
  /** Answers a request; a lost connection is `Response.error()`. For servers such as MSW. */
  respond(request: Request): Promise<Response>;
  /** Adds overrides above the existing ones; the last one wins. */
  use(...overrides: Override[]): void;
  /** Removes all overrides except those it was created with, and clears the list of calls. */
  reset(): void;
  /** Every call received, in order. */
  readonly calls: readonly ReceivedCall[];
};

/** How a fake backend behaves in addition to its overrides. */
export type FakeBackendOptions = {
  overrides?: readonly Override[];
  /** Server time in ms, sent as `Date` header. @default no such header */
  now?: () => number;
};

// A call is recorded when it arrives; its body is added later.
type Received = { -readonly [Field in keyof ReceivedCall]: ReceivedCall[Field] };

const receive = ({ method, url, headers }: Request): Received | null => {
  const match = matchOperation(method, url);
  return match && { ...match, method, url, headers, body: undefined };
};

const unknownCall: Answer = { kind: "json", status: 404, body: { message: "No such call" } };

/**
 * Creates a fake backend. Works in Node, browser tests and Storybook, without a service worker and without changing globals.
 *
 * @example
 * const backend = createFakeBackend({ overrides: [refuse("walletTransfer", "MONEY_NOT_ENOUGH")] });
 * const client = createClient({ baseUrl: "https://wallet.example", fetch: backend.fetch });
 */
export const createFakeBackend = ({
  overrides = [],
  now,
}: FakeBackendOptions = {}): FakeBackend => {
  const stack = createOverrideStack(overrides);
  let calls: ReceivedCall[] = [];

  const respond = async (request: Request): Promise<Response> => {
    const call = receive(request);
    if (call === null) return responseOf(unknownCall, request.signal, now);
    calls.push(call);
    call.body = await bodyOf(request);
    const override = stack.take(call.id);
    if (override.delayMs > 0) await pause(override.delayMs, request.signal);
    return responseOf(await override.answer(call), request.signal, now);
  };

  const fetch = async (request: Request): Promise<Response> => {
    const response = await respond(request);
    request.signal.throwIfAborted();
    if (response.type === "error") throw new TypeError("Failed to fetch");
    return response;
  };

  const send = fetchTransport(fetch);
  return {
    fetch,
    respond,
    uploadTransport: async (upload) => {
      upload.onProgress?.({ loaded: 50, total: 100 });
      const sent = await send(upload);
      upload.onProgress?.({ loaded: 100, total: 100 });
      return sent;
    },
    use: stack.use,
    reset: () => {
      stack.reset();
      calls = [];
    },
    get calls() {
      return calls;
    },
  };
};

/** The `fetch` of a fake backend with these overrides, for tests that need nothing else. */
export const createFakeFetch = (...overrides: Override[]): FakeBackend["fetch"] =>
  createFakeBackend({ overrides }).fetch;
