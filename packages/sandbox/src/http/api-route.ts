import { setTimeout as sleep } from "node:timers/promises";
import type { Context } from "hono";
import { actsDespite, faultReply } from "../faults/fault-reply.ts";
import type { Faults } from "../faults/faults.ts";
import { type DispatchParts, dispatch } from "./dispatch.ts";
import { errorTexts } from "./error-codes.ts";
import { DROP_HEADER } from "./reply-headers.ts";

/** What the contract's calls are answered with. */
export interface ApiParts extends DispatchParts {
  readonly faults: Faults;
  readonly onError: (error: unknown) => void;
  /** Ends waits when the sandbox closes. */
  readonly closing: AbortSignal;
}

const headers = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };

const jsonReply = (status: number, body: unknown) =>
  new Response(JSON.stringify(body ?? null), { status, headers });

const coded = (code: "NO_DATA" | "INTERNAL_SERVER_ERROR") => {
  const [status, message] = errorTexts[code];
  return jsonReply(status, { code, message });
};

const wait = (ms: number, signal: AbortSignal) =>
  sleep(ms, undefined, { signal }).catch(() => undefined);

const dropped = () => new Response(null, { status: 500, headers: { [DROP_HEADER]: "1" } });

/** Answers a call of the contract, through whatever fault waits for it. */
export function apiRoute(parts: ApiParts) {
  return async (context: Context): Promise<Response> => {
    const { raw } = context.req;
    const operation = parts.contract.match(raw.method, new URL(raw.url).pathname);
    if (operation === undefined) return coded("NO_DATA");
    const fault = parts.faults.take(operation.operationId);
    if (fault?.kind === "dropBefore") return dropped();
    if (fault !== undefined && !actsDespite(fault)) return faultReply(fault) ?? dropped();
    try {
      const { status, body } = await dispatch(parts, operation, raw);
      if (fault?.kind === "dropAfter") return dropped();
      if (fault?.kind === "delay") await wait(fault.ms ?? 1_000, parts.closing);
      return (fault && faultReply(fault)) ?? jsonReply(status, body);
    } catch (error) {
      parts.onError(error);
      return coded("INTERNAL_SERVER_ERROR");
    }
  };
}
