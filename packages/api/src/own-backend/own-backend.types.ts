import type { OperationId, Reply } from "../contract/operation.types.ts";
import type { OPERATIONS } from "../generated/operations.ts";
import type { RawReply, ReplyBody } from "../reply/reply-body.ts";
import type { ErrorCode } from "../result/error-code.ts";

/** A 2xx reply of your backend, before it is read. Nothing of it is checked. */
export type BackendReply = {
  readonly status: number;
  /** The JSON of the reply, its text when it is not JSON, `null` when it is empty. */
  readonly body: unknown;
};

/** Says that the backend did not execute the call, although the status is 2xx. */
export type AdaptedRefusal = {
  readonly error: { readonly code: ErrorCode; readonly message?: string };
};

/** An operation of which the documents do not show the reply has no reply that means "done" by its shape: it needs the code. */
type AdaptedSuccess<Id extends OperationId> = (typeof OPERATIONS)[Id] extends { acknowledges: true }
  ? Reply<Id> & { readonly code: "OK" }
  : Reply<Id>;

/** Result of a reply adapter: the reply of the contract, or a refusal. */
export type AdaptedReply<Id extends OperationId> = AdaptedSuccess<Id> | AdaptedRefusal;

/** Where your backend differs from the contract in one operation. */
export type OperationMapping<Id extends OperationId> = {
  /**
   * Path at your backend, below `baseUrl`, with each `{parameter}` of the contract as a whole segment.
   * @default the path of the contract
   */
  readonly path?: `/${string}`;
  /**
   * Turns a 2xx reply of your backend into the reply of the contract. Not called for other statuses: they are refusals.
   * When it throws or returns anything else, the reply is unreadable; the outcome of a money call is then unknown.
   * @default the reply is read as it is
   */
  readonly reply?: (reply: BackendReply) => AdaptedReply<Id>;
};

/** The differences of your backend, by operationId. */
export type OperationMappings = {
  readonly [Id in OperationId]?: OperationMapping<Id>;
};

/** Checked differences of a backend, from `defineOperations`: an option of the client and of the check of a backend. */
export type Operations = {
  /** The path of an operation, with `{parameters}`. */
  readonly pathOf: (id: OperationId) => string;
  /** The text of a 2xx reply as the contract has it. @throws when its adapter does, or returns no reply */
  readonly adapt: (id: OperationId, reply: RawReply) => string;
  /** The same reply, read; `null` when its adapter fails, which must not be lost. */
  readonly read: (id: OperationId, reply: RawReply, arrived: ReplyBody) => ReplyBody | null;
};
