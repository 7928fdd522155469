import type { OperationId, Reply } from "@satang/api";
import type { Problem } from "./check.types.ts";
import type { Expected } from "./judge-reply.ts";
import type { CallInput } from "./send-call.ts";

/** Values from earlier calls of the check. */
export type Known = {
  /** A member is signed in. */
  readonly hasMember: boolean;
  /** The password of the member, when the check signed in with it. */
  readonly password: string | null;
  /** The conforming reply of a call, which is sent now if it was not; `null` without such a reply. */
  reply<Id extends OperationId>(operationId: Id): Promise<Reply<Id> | null>;
  /** The conforming reply of a call that was sent; `null` without one. */
  last<Id extends OperationId>(operationId: Id): Reply<Id> | null;
  /** Reads again, without a line in the report. */
  again<Id extends OperationId>(operationId: Id, input?: CallInput): Promise<Reply<Id> | null>;
};

/** Why a call is not sent. */
export type Skip = { readonly skip: string };

/** A call of the check. */
export type Step = {
  readonly operationId: OperationId;
  readonly expects: Expected;
  /** Sent without a token. @default as the member */
  readonly asVisitor?: true;
  /** @default nothing is sent with the call */
  readonly input?: (known: Known) => Promise<CallInput | Skip>;
  /** A backend may have no such call: 404 or 405 is then no fault. */
  readonly optional?: true;
  /** A remark for the report when the call conforms. */
  readonly remark?: string;
  /** Looks for more than the contract describes in a reply that fits it. */
  readonly inspect?: (body: unknown) => readonly Problem[];
};
