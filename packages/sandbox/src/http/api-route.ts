import { setTimeout as sleep } from "node:timers/promises";
import type { Context } from "hono";
import type { MatchedOperation } from "../contract/contract.ts";
import { withoutStatement } from "../database/database-error.ts";
import { actingOf, type Fault, type Faults, waitOf } from "../faults/faults.ts";
import type { LateCalls } from "../faults/late-calls.ts";
import type { KeysInFlight } from "../idempotency/keys-in-flight.ts";
import { inLanguage, languageOf } from "../language/language.rules.ts";
import { readSettings } from "../settings/settings.ts";
import { largestBody, refuseLarge } from "./body-size.ts";
import { type DispatchParts, dispatch } from "./dispatch.ts";
import { faultReply, stillProcessing } from "./fault-reply.ts";
import { type IncomingCall, readCall } from "./incoming-call.ts";
import { invalidInputCode } from "./invalid-input.rules.ts";
import { codedReply, jsonReply } from "./json-reply.ts";
import { DROP_HEADER } from "./reply-headers.ts";

/** The parts that the contract's calls are answered with. */
export interface ApiParts extends DispatchParts {
  readonly faults: Faults;
  readonly lateCalls: LateCalls;
  readonly keysInFlight: KeysInFlight;
  readonly onError: (error: unknown) => void;
  /** Ends waits when the sandbox closes. */
  readonly closing: AbortSignal;
}

/** Refuses a body that is too large; the catalogue has no code for the size. */
function refuseBody({ operationId, takesForm }: MatchedOperation): Response {
  const code = takesForm ? "SLIP_INVALID_FILE" : invalidInputCode(operationId, []);
  return jsonReply(413, { code, message: "The body is too large" });
}

const wait = (ms: number, signal: AbortSignal) =>
  sleep(ms, undefined, { signal }).catch(() => undefined);

const cutConnection = () => new Response(null, { status: 500, headers: { [DROP_HEADER]: "1" } });

/** Carries a call out: at once, or `ms` later unless it is dropped before its time. */
type CarryOut = {
  now(): Promise<Response>;
  after(ms: number): Promise<Response | undefined>;
};

/** Answers with a fault, and carries the call out at the time that the fault gives. */
async function answerWith(parts: ApiParts, fault: Fault, carryOut: CarryOut): Promise<Response> {
  const acting = actingOf(fault);
  if (acting.when === "afterReply") void carryOut.after(acting.ms);
  if (acting.when !== "beforeReply") return faultReply(fault) ?? cutConnection();
  if (fault.kind === "slow") return (await carryOut.after(waitOf(fault))) ?? cutConnection();
  const reply = await carryOut.now();
  if (fault.kind === "delay") {
    await wait(waitOf(fault), parts.closing);
    return reply;
  }
  return faultReply(fault) ?? cutConnection();
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** The name of a call's key among the keys in flight. */
function keyName(operation: MatchedOperation, { headers }: IncomingCall): string | undefined {
  const key = headers["idempotency-key"];
  if (!operation.isIdempotent || key === undefined) return undefined;
  return `${headers.authorization ?? ""} ${key}`;
}

/** Answers a call that failed outside the contract's own calls, and reports the error. */
export function unexpectedError(onError: (error: unknown) => void) {
  return (error: unknown): Response => {
    onError(withoutStatement(error));
    return codedReply("INTERNAL_SERVER_ERROR");
  };
}

/** Answers a call of the contract, with the fault that is set for it. */
export function apiRoute(parts: ApiParts) {
  return async (context: Context): Promise<Response> => {
    const { pathname } = new URL(context.req.raw.url);
    const operation = isDecodable(pathname) && parts.contract.match(context.req.method, pathname);
    if (!operation) return codedReply("NO_DATA");
    const limit = operation.takesForm ? largestBody.form : largestBody.json;
    const tooLarge = await refuseLarge(context, limit, () => refuseBody(operation));
    if (tooLarge !== undefined) return tooLarge;
    const fault = parts.faults.take(operation.operationId);
    const call = await readCall(context.req.raw, operation.takesForm);
    const acts = fault === undefined || actingOf(fault).when !== "never";
    const name = acts ? keyName(operation, call) : undefined;
    const claim = () => (name === undefined ? undefined : parts.keysInFlight.claim(name));
    let release = claim();
    const answer = async () => {
      try {
        release ??= claim();
        const isInFlight = name !== undefined && release === undefined;
        if (isInFlight && (await readSettings(parts.db)).idempotency) return stillProcessing();
        const { status, body } = await dispatch(parts, operation, call);
        return jsonReply(status, inLanguage(body, languageOf(call.headers["accept-language"])));
      } catch (error) {
        parts.onError(withoutStatement(error));
        return codedReply("INTERNAL_SERVER_ERROR");
      }
    };
    const carryOut: CarryOut = {
      now: () => answer().finally(() => release?.()),
      after: (ms) => parts.lateCalls.after(ms, answer).finally(() => release?.()),
    };
    return fault === undefined ? carryOut.now() : answerWith(parts, fault, carryOut);
  };
}
