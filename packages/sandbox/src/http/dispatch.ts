import { CLIENT_HEADER, type Contract, type MatchedOperation } from "../contract/contract.ts";
import { invalidInputCode } from "../contract/invalid-input.rules.ts";
import type { Db } from "../database/database.ts";
import { refusalOfConstraint } from "../database/unique-refusals.rules.ts";
import { brokenUniqueConstraint } from "../database/unique-violation.ts";
import { once } from "../idempotency/idempotency.ts";
import { memberOfToken } from "../session/token.ts";
import { readSettings } from "../settings/settings.ts";
import type { AllHandlers, Call, Site } from "./call.ts";
import { readBody } from "./read-body.ts";
import { Refusal, refuse } from "./refusal.ts";

/** What a dispatcher works with. */
export interface DispatchParts {
  readonly contract: Contract;
  readonly handlers: AllHandlers;
  readonly site: Site;
  readonly db: Db;
  readonly now: () => Date;
}

/** Status and JSON body of a reply. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const refusalAnswer = ({ code, message, status }: Refusal): Answer => ({
  status,
  body: { code, message },
});

/**
 * Carries a call out: contract, client, token, idempotency key and handler inside one transaction.
 * A thrown refusal rolls everything back; anything else thrown is passed on.
 */
export async function dispatch(
  parts: DispatchParts,
  operation: MatchedOperation,
  request: Request,
): Promise<Answer> {
  try {
    const read = await readBody(request, operation.takesForm);
    return await parts.db.transaction((tx) => answer(parts, tx, operation, request, read));
  } catch (thrown) {
    if (thrown instanceof Refusal) return refusalAnswer(thrown);
    const code = refusalOfConstraint(brokenUniqueConstraint(thrown) ?? "");
    if (code === undefined) throw thrown;
    return refusalAnswer(refuse(code));
  }
}

async function answer(
  parts: DispatchParts,
  tx: Db,
  operation: MatchedOperation,
  request: Request,
  read: Awaited<ReturnType<typeof readBody>>,
): Promise<Answer> {
  const { operationId, params } = operation;
  const now = parts.now();
  const settings = await readSettings(tx);
  if (settings.terminated && operationId !== "lookupActive") {
    return { status: 403, body: { message: "gone" } };
  }
  // The token comes after it: UNAUTHORIZED would sign a member out for what is the client's mistake.
  if (!request.headers.get(CLIENT_HEADER)) {
    throw refuse("KEY_MISSING", `The ${CLIENT_HEADER} header is missing`);
  }
  const member = await whoCalls(tx, operation, request, now);
  const violations = read.isMalformed
    ? [{ at: "/requestBody", message: "is not JSON" }]
    : parts.contract.checkRequest(operationId, {
        method: request.method,
        path: new URL(request.url).pathname,
        headers: Object.fromEntries(request.headers),
        ...(read.json === undefined ? {} : { body: read.json }),
      });
  const first = violations[0];
  if (first !== undefined) {
    const code = invalidInputCode(operationId, violations);
    const isAboutKey = code === "KEY_MISSING";
    throw refuse(code, isAboutKey ? undefined : `${first.at} ${first.message}`);
  }
  const handler = parts.handlers[operationId];
  const key = request.headers.get("idempotency-key") ?? undefined;
  const call: Call = {
    tx,
    now,
    site: parts.site,
    settings,
    params,
    body: read.json,
    form: read.form,
    member,
    idempotencyKey: key,
  };
  const act = async () => {
    const reply = await handler(call);
    if (reply instanceof Refusal) throw reply;
    return reply;
  };
  if (operation.isIdempotent && member !== undefined && key !== undefined) {
    const intention = { memberId: member.id, key, operationId, params, body: read.json };
    return { status: 200, body: await once(tx, intention, now, act) };
  }
  const reply = await handler(call);
  return reply instanceof Refusal ? refusalAnswer(reply) : { status: 200, body: reply };
}

async function whoCalls(tx: Db, operation: MatchedOperation, request: Request, now: Date) {
  const header = request.headers.get("authorization");
  if (operation.auth === "none") return undefined;
  if (operation.auth === "optional" && header === null) return undefined;
  return memberOfToken(tx, header, now);
}
