import { createClock, type ServerClock } from "../clock/clock.ts";
import { contractAsIs } from "../own-backend/contract-as-is.ts";
import type { Operations } from "../own-backend/own-backend.types.ts";
import { fetchTransport } from "../upload/fetch-transport.ts";
import type { UploadTransport } from "../upload/upload.types.ts";
import { resolveBaseUrl } from "./base-url.rules.ts";
import { CLIENT_HEADER } from "./client-header.ts";
import type { ClientOptions } from "./client-options.ts";

/** The client's options with every default filled in. */
export type CallContext = {
  readonly baseUrl: string;
  readonly clientHeader: { readonly name: string; readonly value: string };
  readonly timeouts: { readonly request: number; readonly upload: number };
  readonly clock: ServerClock;
  readonly operations: Operations;
  getToken(): string | null;
  getLanguage(): string | null;
  fetch(request: Request): Promise<Response>;
  upload: UploadTransport;
  random(): number;
  onGone(): void;
  onUnauthorized: NonNullable<ClientOptions["onUnauthorized"]>;
};

/** Loaded with the first upload: most visits send no file. */
const lazyXhrTransport: UploadTransport = async (request) => {
  const { xhrTransport } = await import("../upload/xhr-transport.ts");
  return xhrTransport(request);
};

const chooseTransport = (options: ClientOptions, fetch: CallContext["fetch"]): UploadTransport => {
  if (options.uploadTransport) return options.uploadTransport;
  const hasXhr = typeof XMLHttpRequest === "function";
  return options.fetch || !hasXhr ? fetchTransport(fetch) : lazyXhrTransport;
};

// A host without types may pass the differences themselves, which nothing has checked.
const readOperations = (operations: Operations = contractAsIs): Operations => {
  if (typeof operations.read === "function") return operations;
  throw new TypeError("createClient: operations is what defineOperations returns");
};

const readPageOrigin = () => (typeof location === "undefined" ? undefined : location.origin);

/** Reads the options once. Throws a TypeError when `baseUrl` is not an address or `operations` was not checked, which are configuration errors. */
export const createContext = (options: ClientOptions): CallContext => {
  // The global fetch is read at each call, so that a later replacement (a test server) is used.
  const send = (request: Request) => (options.fetch ?? globalThis.fetch)(request);
  return {
    baseUrl: resolveBaseUrl(options.baseUrl, readPageOrigin()),
    clientHeader: options.clientHeader ?? CLIENT_HEADER,
    timeouts: { request: 60_000, upload: 300_000, ...options.timeouts },
    clock: options.clock ?? createClock(),
    operations: readOperations(options.operations),
    getToken: options.getToken ?? (() => null),
    getLanguage: options.getLanguage ?? (() => null),
    fetch: send,
    upload: chooseTransport(options, send),
    random: options.random ?? Math.random,
    onGone: options.onGone ?? (() => {}),
    onUnauthorized: options.onUnauthorized ?? (() => {}),
  };
};
