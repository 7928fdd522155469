import type { Failure } from "@satang/core";
import type { ServerClock } from "../clock/clock.ts";
import type { Operations } from "../own-backend/own-backend.types.ts";
import type { UploadTransport } from "../upload/upload.types.ts";

/** How {@link createClient} behaves. Only `baseUrl` is required. */
export type ClientOptions = {
  /** Address of the backend: absolute, or relative to the page. The token is sent here and nowhere else. */
  baseUrl: string;
  /** The stored token, or `null` when nobody is signed in. Read at every call. */
  getToken?: () => string | null;
  /** @default { name: "x-client", value: "wallet-user" } */
  clientHeader?: { name: string; value: string };
  /** Where your backend differs from the contract, from `defineOperations`. @default it keeps the contract */
  operations?: Operations;
  /** The member's language as a BCP 47 tag, sent as `Accept-Language`. Read at every call. @default the browser's languages */
  getLanguage?: () => string | null;
  /** @default the global fetch */
  fetch?: (request: Request) => Promise<Response>;
  /**
   * Sends files. @default XMLHttpRequest, for its progress; `fetch` when that option is set or
   * XMLHttpRequest is missing
   */
  uploadTransport?: UploadTransport;
  /** In ms. @default { request: 60_000, upload: 300_000 } */
  timeouts?: { request?: number; upload?: number };
  /** 0 to 1, spreads retries. @default Math.random */
  random?: () => number;
  /** @default a new one */
  clock?: ServerClock;
  /** The site or account is shut down. Called once, until the active lookup says otherwise. */
  onGone?: () => void;
  /** The session is over. Called for failures of the token that is still stored; late replies to calls with an older token are ignored. */
  onUnauthorized?: (error: Failure) => void;
};
