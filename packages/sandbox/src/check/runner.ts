import { factsOf, type OperationId, type Operations, type Reply } from "@satang/api";
import type { SentValues } from "@satang/api/testing";
import type { Caller, CallReport, Problem } from "./check.types.ts";
import type { Exchange } from "./exchange.ts";
import type { Expected, Judgement } from "./judge-reply.ts";
import { memberSteps, visitorSteps } from "./read-steps.data.ts";
import type { CallInput, SendCall } from "./send-call.ts";
import type { Known, Step } from "./step.types.ts";

/** After this many calls in a row without any reply, the others are not tried. */
const MOST_SILENT = 3;

/** Statuses of a path or a method that a backend does not have. */
const NOT_OFFERED: readonly (number | null)[] = [404, 405];

const WRONG_TOKEN = "contract-check-wrong-token";

const readSteps = new Map(
  [...visitorSteps, ...memberSteps].map((step) => [step.operationId, step] as const),
);

/** The member as whom a check calls. */
export type Session = { token: string | null; password: string | null };

/** Parts that a runner needs. */
export type RunnerParts = {
  readonly session: Session;
  /** The paths of the backend. */
  readonly operations: Operations;
  readonly sendCall: SendCall;
  readonly judge: (
    id: OperationId,
    exchange: Exchange,
    sent: SentValues,
    expected: Expected,
  ) => Judgement;
  /** Whether the report has this call. */
  readonly isWanted: (id: OperationId) => boolean;
  readonly onCall: (call: CallReport) => void;
};

/** Runs steps one by one, and keeps what their replies gave. */
export type Runner = {
  readonly known: Known;
  /** Why no more calls are sent. */
  readonly stopped: string | null;
  /** Sends the call of a step, and reports it. Resolves to its reply when it conforms. */
  run<Id extends OperationId>(step: Step & { operationId: Id }): Promise<Reply<Id> | null>;
  /** Sends the call of a step without a token or with a wrong one: it must be refused. */
  runRefused(step: Step, as: "no token" | "wrong token"): Promise<void>;
  report(call: Pick<CallReport, "operationId"> & Partial<CallReport>): void;
};

/** Creates a runner; it stops by itself when the server does not answer. */
export function createRunner(parts: RunnerParts): Runner {
  const { session, operations, sendCall, judge, isWanted, onCall } = parts;
  const replies = new Map<OperationId, unknown>();
  const ran = new Set<OperationId>();
  let stopped: string | null = null;
  let silent = 0;
  let isTokenRefused = false;

  const report: Runner["report"] = (call) => {
    if (!isWanted(call.operationId)) return;
    const { method } = factsOf(call.operationId);
    const path = operations.pathOf(call.operationId);
    const verdict = (call.problems ?? []).length > 0 ? "broken" : "ok";
    onCall({
      method,
      path,
      as: "member",
      status: null,
      verdict,
      problems: [],
      note: null,
      adapter: null,
      ...call,
    });
  };

  const send = async (
    id: OperationId,
    input: CallInput,
    token: string | null,
    expected: Expected,
  ) => {
    const { path, exchange, sent } = await sendCall(id, input, token);
    const isSilent = exchange.kind === "noReply" && exchange.status === null;
    silent = isSilent ? silent + 1 : 0;
    if (exchange.kind === "noReply" && exchange.isUnreachable) stopped = exchange.message;
    if (silent === MOST_SILENT) stopped = `${MOST_SILENT} calls in a row had no reply.`;
    return { path, status: exchange.status, judgement: judge(id, exchange, sent, expected) };
  };

  const skipReason = ({ asVisitor }: Step): string | null => {
    if (asVisitor === true) return null;
    if (session.token === null) return "needs a member: --token or --password";
    return isTokenRefused ? "the token is not accepted" : null;
  };

  const run = async (step: Step): Promise<unknown> => {
    const { operationId } = step;
    const as: Caller = step.asVisitor === true ? "visitor" : "member";
    const token = step.asVisitor === true ? null : session.token;
    ran.add(operationId);
    const skip = (note: string) => {
      report({ operationId, as, verdict: "skipped", note });
      return null;
    };
    if (stopped !== null) return null;
    const reason = skipReason(step);
    if (reason !== null) return skip(reason);
    const input = (await step.input?.(known)) ?? {};
    if ("skip" in input) return skip(input.skip);
    if (stopped !== null) return null;
    const { path, status, judgement } = await send(operationId, input, token, step.expects);
    if (step.optional && NOT_OFFERED.includes(status)) {
      report({ operationId, as, path, status, verdict: "skipped", note: "not offered; optional" });
      return null;
    }
    const { body, isSessionOver, adapter } = judgement;
    const note = judgement.note ?? step.remark ?? null;
    // The first call of a member decides; a later refusal is the fault of one call.
    if (isSessionOver && operationId === memberSteps[0]?.operationId) isTokenRefused = true;
    const inspected: readonly Problem[] = body === null ? [] : (step.inspect?.(body) ?? []);
    report({
      operationId,
      as,
      path,
      status,
      problems: [...judgement.problems, ...inspected],
      note,
      adapter,
    });
    replies.set(operationId, body);
    return body;
  };

  const known: Known = {
    get hasMember() {
      return session.token !== null;
    },
    get password() {
      return session.password;
    },
    async reply(id) {
      const step = readSteps.get(id);
      if (step !== undefined && !ran.has(id)) await run(step);
      return known.last(id);
    },
    last: <Id extends OperationId>(id: Id) => (replies.get(id) ?? null) as Reply<Id> | null,
    async again<Id extends OperationId>(id: Id, input: CallInput = {}) {
      if (stopped !== null) return null;
      const { judgement } = await send(id, input, session.token, "success");
      return judgement.body as Reply<Id> | null;
    },
  };

  return {
    known,
    get stopped() {
      return stopped;
    },
    run: run as Runner["run"],
    async runRefused({ operationId, input }, as) {
      if (stopped !== null) return;
      const sent = input === undefined ? {} : await input(known);
      if ("skip" in sent) return;
      const token = as === "wrong token" ? WRONG_TOKEN : null;
      const { path, status, judgement } = await send(operationId, sent, token, "unauthorized");
      report({ operationId, path, status, as, problems: judgement.problems, note: judgement.note });
    },
    report,
  };
}
