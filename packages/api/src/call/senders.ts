import createFetchClient from "openapi-fetch";
import type { OperationFacts } from "../generated/operations.ts";
import type { UploadProgress } from "../upload/upload.types.ts";
import type { CallContext } from "./context.ts";
import { fillPath, type PathValues } from "./path.rules.ts";

/** A call, ready to be sent. */
export type Outgoing = {
  readonly facts: OperationFacts;
  /** The path with `{parameters}`, as this backend has it. */
  readonly template: string;
  /** Values of the parameters. */
  readonly path: PathValues;
  readonly headers: Record<string, string>;
  readonly body: unknown;
  /** Whether the call is sent also when the page is left. */
  readonly keepsAlive: boolean;
  readonly onProgress: ((progress: UploadProgress) => void) | undefined;
};

/** A reply as it arrived, with its `Date` header where readable. */
export type Incoming = {
  readonly status: number;
  readonly text: string;
  readonly date: string | null;
};

/** Sends one attempt. Rejects when no reply arrived. */
export type Send = (call: Outgoing, signal: AbortSignal) => Promise<Incoming>;

type LooseRequest = (
  method: string,
  path: string,
  init: Record<string, unknown>,
) => Promise<{ response: Response; data?: unknown; error?: unknown }>;

// openapi-fetch has already parsed the body of a refusal; classify() needs every reply as text.
const textOf = (body: unknown): string => {
  if (body === undefined) return "";
  return typeof body === "string" ? body : JSON.stringify(body);
};

/** Sends through openapi-fetch: no cache, no redirects followed, the text of the reply unchanged. */
export const createRequestSender = (context: CallContext): Send => {
  const client = createFetchClient({
    baseUrl: context.baseUrl,
    fetch: (request) => context.fetch(request),
    pathSerializer: (path, values) => fillPath(path, values as PathValues),
    cache: "no-store",
    // Not followed, so that the token goes nowhere else, and not an error, so that a portal is recognised.
    redirect: "manual",
  });
  // The table of operations gives method and path at run time; the areas have the types.
  const request = client.request as unknown as LooseRequest;
  return async ({ facts, template, path, headers, body, keepsAlive }, signal) => {
    const sent = { params: { path }, headers, body, signal, parseAs: "text" };
    const init = keepsAlive ? { ...sent, keepalive: true } : sent;
    const { response, data, error } = await request(facts.method, template, init);
    const text = textOf(response.ok ? data : error);
    return { status: response.status, text, date: response.headers.get("date") };
  };
};

/** Sends a form through the upload transport. */
export const createUploadSender =
  (context: CallContext): Send =>
  ({ facts, template, path, headers, body, onProgress }, signal) =>
    context.upload({
      url: context.baseUrl + fillPath(template, path),
      method: facts.method,
      headers,
      form: body as FormData,
      signal,
      ...(onProgress && { onProgress }),
    });
