import type { AllHandlers, Call, Site } from "../calls/call.ts";
import type { Contract, MatchedOperation, Violation } from "../contract/contract.ts";
import type { Db } from "../database/database.ts";
import type { Member } from "../database/schema.ts";
import { Refusal, refuse } from "../errors/refusal.ts";
import { answerOnce } from "../idempotency/keyed-call.ts";
import { findUnstorable } from "../input/storable.rules.ts";
import type { Replica } from "../replica/replica.ts";
import { memberOfToken, type SignedIn } from "../session/token.ts";
import { readSettings } from "../settings/settings.ts";
import { errorStatus } from "./error-status.ts";
import type { IncomingCall } from "./incoming-call.ts";
import { invalidInputCode, isAboutKey } from "./invalid-input.rules.ts";
import type { RateLimit } from "./rate-limit.ts";
import { refusalOf } from "./refusal-of.ts";

/** The parts that a dispatcher uses. */
export type DispatchParts = {
  readonly contract: Contract;
  readonly handlers: AllHandlers;
  readonly site: Site;
  /** In lower case. */
  readonly clientHeader: string;
  readonly db: Db;
  readonly now: () => Date;
  readonly replica: Replica;
  readonly rateLimit: RateLimit;
};

/** Status and JSON body of a reply. */
export type Answer = {
  readonly status: number;
  readonly body: unknown;
};

const refusalAnswer = ({ code, message }: Refusal): Answer => ({
  status: errorStatus[code],
  body: { code, message },
});

/**
 * Carries a call out: contract, client, token, idempotency key and handler inside one transaction.
 * A thrown refusal rolls everything back; anything else thrown is passed on.
 */
export async function dispatch(
  parts: DispatchParts,
  operation: MatchedOperation,
  incoming: IncomingCall,
): Promise<Answer> {
  const effects: (() => void)[] = [];
  try {
    const { replicated, ...committed } = await parts.db.transaction((tx) =>
      answer(parts, tx, operation, { ...incoming, afterCommit: (act) => effects.push(act) }),
    );
    for (const act of effects) act();
    if (replicated !== undefined) await parts.replica.capture(replicated.id);
    return committed;
  } catch (thrown) {
    const refusal = refusalOf(thrown);
    if (refusal === undefined) throw thrown;
    return refusalAnswer(refusal);
  }
}

async function answer(
  parts: DispatchParts,
  tx: Db,
  operation: MatchedOperation,
  incoming: IncomingCall & Pick<Call, "afterCommit">,
): Promise<Answer & { readonly replicated?: Member }> {
  const { operationId, params } = operation;
  const now = parts.now();
  const settings = await readSettings(tx);
  if (settings.terminated && operationId !== "lookupActive") {
    return { status: 403, body: { message: "gone" } };
  }
  // Checked before the token: UNAUTHORIZED would sign a member out because of a mistake of the client.
  if (!incoming.headers[parts.clientHeader]) {
    throw refuse("KEY_MISSING", `The ${parts.clientHeader} header is missing`);
  }
  const { member, session } = await whoCalls(tx, operation, incoming, now);
  parts.rateLimit.admit(session ?? "", settings.requestsPerMinute, now);
  const violations = violationsOf(parts, operation, incoming).filter(
    (violation) => settings.idempotency || !isAboutKey(violation),
  );
  const first = violations[0];
  if (first !== undefined) {
    const code = invalidInputCode(operationId, violations);
    throw refuse(code, code === "KEY_MISSING" ? undefined : `${first.at} ${first.message}`);
  }
  const handler = parts.handlers[operationId];
  const key = incoming.headers["idempotency-key"];
  const call: Call = {
    tx,
    now,
    site: parts.site,
    settings,
    params,
    body: incoming.json,
    form: incoming.form,
    member,
    session,
    idempotencyKey: key,
    address: incoming.headers["x-forwarded-for"]?.split(",")[0]?.trim() ?? "",
    afterCommit: incoming.afterCommit,
  };
  const replicated =
    member !== undefined && settings.replicaLagMs > 0 ? { replicated: member } : {};
  const old = member && parts.replica.read(operationId, { ...call, member });
  if (old !== undefined) return { status: 200, body: old, ...replicated };
  if (settings.idempotency && operation.isIdempotent && member && key !== undefined) {
    const act = async () => {
      const reply = await handler(call);
      if (reply instanceof Refusal) throw reply;
      return reply;
    };
    const keyed = { memberId: member.id, key, operationId, params, body: incoming.json };
    return { status: 200, body: await answerOnce(tx, keyed, now, act), ...replicated };
  }
  const reply = await handler(call);
  const given = reply instanceof Refusal ? refusalAnswer(reply) : { status: 200, body: reply };
  return { ...given, ...replicated };
}

/** The contract leaves the header to the backend; this one requires it. */
const missingKey: Violation = { at: "/header/idempotency-key", message: "is required" };

function violationsOf(
  parts: DispatchParts,
  { operationId, params, isIdempotent }: MatchedOperation,
  incoming: IncomingCall,
): readonly Violation[] {
  if (incoming.isMalformed) return [{ at: "/requestBody", message: "is not JSON" }];
  const odd = findUnstorable(params, "/path") ?? findUnstorable(incoming.json, "/requestBody");
  if (odd !== undefined) return [odd];
  const { method, path, headers, json } = incoming;
  const body = json === undefined ? {} : { body: json };
  const broken = parts.contract.checkRequest(operationId, { method, path, headers, ...body });
  const hasKey = headers["idempotency-key"] !== undefined;
  return isIdempotent && !hasKey ? [missingKey, ...broken] : broken;
}

async function whoCalls(
  tx: Db,
  operation: MatchedOperation,
  incoming: IncomingCall,
  now: Date,
): Promise<Partial<SignedIn>> {
  const header = incoming.headers.authorization ?? null;
  if (operation.auth === "none") return {};
  if (operation.auth === "optional" && header === null) return {};
  return memberOfToken(tx, header, now);
}
