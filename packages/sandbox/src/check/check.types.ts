import type { OperationId, Operations } from "@satang/api";
import type { CheckTimes, MoneyBackendReport } from "@satang/api/testing";

/** A part of a call that does not conform. */
export type Problem = {
  /** Place in the body of the reply as a JSON pointer, `/wallet/amount`; `null`: the call as a whole. */
  readonly at: string | null;
  /** A sentence without control characters. */
  readonly message: string;
};

/** As whom a call was sent. */
export type Caller = "member" | "visitor" | "no token" | "wrong token";

/** Result of one call. */
export type CallReport = {
  readonly operationId: OperationId;
  readonly method: string;
  /** The path as it was sent; with `{parameters}` when it was not sent or holds a secret. */
  readonly path: string;
  readonly as: Caller;
  /** HTTP status; `null` without a reply. */
  readonly status: number | null;
  readonly verdict: "ok" | "broken" | "skipped";
  readonly problems: readonly Problem[];
  /** Why it was skipped, or a remark on a call that conforms. */
  readonly note: string | null;
  /**
   * For a reply that proves nothing: the property of `defineOperations` that makes it a success, when your backend means
   * it as one.
   */
  readonly adapter: string | null;
};

/** Effect at a backend of a key that comes again with another body. */
export type OtherBody = "refused" | "notExecuted" | "executed";

/** The properties of a backend that decide what the money engine can promise (docs/money-engine.md). */
export type MoneyReport = MoneyBackendReport & {
  readonly otherBody: OtherBody;
  /** How long was waited before executions were counted, ms. */
  readonly settleMs: number;
};

/** Result of a check. */
export type CheckReport = {
  /** The address without its query. */
  readonly address: string;
  /** Whether every call that was sent conforms; false when none was sent. */
  readonly conforms: boolean;
  /** Why the check ended before its last call. */
  readonly stopped: string | null;
  readonly calls: readonly CallReport[];
  /** `null` when no money was moved. */
  readonly money: MoneyReport | null;
};

/** A member of the site, for tests. */
export type TestMember =
  | { readonly token: string }
  | { readonly username: string; readonly password: string };

/** Options of {@link checkBackend}. */
export type CheckOptions = {
  /** Address of the backend, http or https. */
  readonly address: string;
  /** Without one, only the calls of visitors and the refusals are checked. */
  readonly member?: TestMember;
  /** Also sends the calls that change something, and moves money of the member. @default false */
  readonly write?: boolean;
  /** Reports these calls only; others are sent when one of these needs their reply. @default all */
  readonly only?: readonly OperationId[];
  /** More headers of each call; `x-client` replaces the client header. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Where the backend differs from the contract, as for the client. @default it keeps the contract */
  readonly operations?: Operations;
  /** How long a reply may take, ms. @default 15_000 */
  readonly timeoutMs?: number;
  /** Amount of a test transfer, in hundredths. @default 100 */
  readonly amount?: number;
  /** How long to wait before executions are counted, ms. @default 90_000 */
  readonly settleMs?: number;
  /** Called after each call. */
  readonly onCall?: (call: CallReport) => void;
  /** Called once with what will happen to money, before any of it moves. */
  readonly onMoney?: (lines: readonly string[]) => void;
  /** Time and waiting; tests replace them. */
  readonly times?: CheckTimes;
};
