import { factsOf, type OperationId, type Operations } from "@satang/api";
import { classifyReply, type SentValues } from "@satang/api/testing";
import { type Failure, isSessionEnded } from "@satang/core";
import type { Contract } from "../contract/contract.ts";
import { adapterFor } from "./adapter-for.rules.ts";
import type { Problem } from "./check.types.ts";
import type { Exchange } from "./exchange.ts";
import type { Show } from "./printable.rules.ts";
import { problemsOf } from "./violations.rules.ts";

/**
 * Expected end of a call: success; success or a refusal, because it depends on the
 * member; or the refusal of a call without a valid token.
 */
export type Expected = "success" | "any" | "unauthorized";

/** Judgement of a reply. */
export type Judgement = {
  readonly problems: readonly Problem[];
  readonly note: string | null;
  /** The body of a success without problems, otherwise `null`. */
  readonly body: unknown;
  /** The token is not accepted. */
  readonly isSessionOver: boolean;
  /** Property of `defineOperations` that makes a success of a reply that proves nothing; otherwise `null`. */
  readonly adapter: string | null;
};

type Reply = Extract<Exchange, { kind: "reply" }>;

const SECRET_REPLIES: ReadonlySet<OperationId> = new Set([
  "sessionLogin",
  "otpSend",
  "walletGameAccount",
  "autoLoginWithUsername",
  "autoLoginWithPassword",
]);

/** Longer bodies are checked up to their first violation: a body can have several violations for each two characters. */
const LONGEST_LISTED = 32 * 1024;

/** Far more levels than a reply of the contract has. A function that walks through deeper ones needs stack for each level. */
const DEEPEST = 64;

const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner)));

const isSuccess = (status: number) => status >= 200 && status < 300;

const broken = (message: string, at: string | null = null): Judgement => ({
  problems: [{ at, message }],
  note: null,
  body: null,
  isSessionOver: false,
  adapter: null,
});

function parse(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

const isHtml = (text: string) => /^\s*<(?:!doctype|html|head|body)\b/i.test(text);

/** A code as its own words, and the message of the server. */
function wordsOf(failure: Failure, show: Show): string {
  const code = failure.kind === "coded" ? failure.code : "";
  const message = "message" in failure ? failure.message : "";
  return [code, message === "" ? "" : show.value(message)].filter(Boolean).join(" ");
}

/** A feature that the site does not have, such as REFUND_INACTIVE. */
const isFeatureOff = (failure: Failure) =>
  failure.kind === "coded" && failure.code.endsWith("_INACTIVE");

const isServerError = (failure: Failure) =>
  ("status" in failure && failure.status >= 500) ||
  (failure.kind === "coded" && failure.code === "INTERNAL_SERVER_ERROR");

/** The two forms of the contract: every violation, and the first one only. */
export type Contracts = { readonly whole: Contract; readonly quick: Contract };

/** Returns the judge of one reply, which is read after the adapters of the host. */
export function createJudge(
  { whole, quick }: Contracts,
  operations: Operations,
  secrets: ReadonlySet<string>,
  show: Show,
) {
  const violationsOf = (id: OperationId, reply: Reply, value: unknown): readonly Problem[] => {
    const contract = reply.text.length > LONGEST_LISTED ? quick : whole;
    // Any 2xx status means done; the contract describes it as 200.
    const status = isSuccess(reply.status) ? 200 : reply.status;
    const violations = contract.checkReply(id, status, value);
    return problemsOf(violations, value, show, SECRET_REPLIES.has(id));
  };

  const judgeSuccess = (id: OperationId, reply: Reply, expected: Expected): Judgement => {
    if (expected === "unauthorized") {
      return broken("It was answered. Expected: a refusal with UNAUTHORIZED.");
    }
    const parsed = parse(reply.text);
    if (parsed === null) return broken(`The reply is not JSON: ${show.value(reply.text)}`);
    const { value } = parsed;
    const problems = violationsOf(id, reply, value);
    const body = problems.length > 0 ? null : value;
    return { problems, note: null, body, isSessionOver: false, adapter: null };
  };

  const judgeRefusal = (
    id: OperationId,
    reply: Reply,
    failure: Failure,
    expected: Expected,
  ): Judgement => {
    const isSessionOver = isSessionEnded(failure);
    const words = wordsOf(failure, show);
    const parsed = parse(reply.text);
    const isOutside = !isSuccess(reply.status);
    const form = isOutside
      ? parsed === null
        ? [
            {
              at: null,
              message: "The error is not JSON. Expected: an object with code and message.",
            },
          ]
        : violationsOf(id, reply, parsed.value)
      : [];
    const isMeant =
      expected === "unauthorized"
        ? isSessionOver
        : !(isSessionOver || isServerError(failure)) &&
          (expected === "any" || isFeatureOff(failure));
    const wanted = expected === "unauthorized" ? ". Expected: UNAUTHORIZED" : "";
    const unmeant = {
      at: null,
      message: `It was refused: ${words || "without a reason"}${wanted}.`,
    };
    const problems = isMeant ? form : [unmeant, ...form];
    const status = isOutside ? "" : `, with status ${reply.status} (decision 46)`;
    const note = problems.length > 0 ? null : `refused: ${words || "without a reason"}${status}`;
    return { problems, note, body: null, isSessionOver, adapter: null };
  };

  const adapt = (id: OperationId, reply: Reply): Reply =>
    isSuccess(reply.status) ? { ...reply, text: operations.adapt(id, reply) } : reply;

  const judgeUnproven = (id: OperationId, { text }: Reply): Judgement => ({
    ...broken(
      `It proves nothing: ${text.trim() === "" ? "the body is empty" : show.value(text)}. Expected: SUCCESS as code or message, or a value of the call.`,
    ),
    adapter: adapterFor(id, text),
  });

  const judge = (
    id: OperationId,
    exchange: Reply,
    sent: SentValues,
    expected: Expected,
  ): Judgement => {
    const { status, text } = exchange;
    if (isDeeperThan(DEEPEST, parse(text)?.value)) {
      return broken(`The reply is nested deeper than ${DEEPEST} levels.`);
    }
    const read = classifyReply(id, { status, text }, [...secrets], undefined, sent);
    if (read.ok) return judgeSuccess(id, exchange, expected);
    const { error } = read;
    if (error.kind === "gone") return broken("It says `gone`: the site or the account is closed.");
    const isUnreadable =
      isSuccess(status) && error.kind === "raw" && error.message === "" && !error.isRefusal;
    if (!isUnreadable) {
      // The contract has a reply for "no promotion has this code", which the client reads as a refusal.
      if (id === "promotionFind" && text.trim() === "null")
        return judgeSuccess(id, exchange, expected);
      return judgeRefusal(id, exchange, error, expected);
    }
    if (factsOf(id).acknowledges && expected !== "unauthorized") return judgeUnproven(id, exchange);
    const judged = judgeSuccess(id, exchange, expected);
    if (judged.problems.length > 0) return judged;
    return broken(`The client cannot read this reply: ${show.value(text)}`);
  };

  return (id: OperationId, exchange: Exchange, sent: SentValues, expected: Expected): Judgement => {
    if (exchange.kind === "noReply") return broken(exchange.message);
    if (isHtml(exchange.text)) {
      return broken(
        "The reply is a page of HTML. Is this the address of the site, or a proxy's error?",
      );
    }
    let reply: Reply;
    try {
      reply = adapt(id, exchange);
    } catch (error) {
      return broken(`The reply adapter failed: ${show.text(String(error))}`);
    }
    return judge(id, reply, sent, expected);
  };
}
