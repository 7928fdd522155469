import type { Call } from "../call/call.ts";
import type { CallOptions } from "../contract/call-options.types.ts";
import type { Body, PathOf } from "../contract/operation.types.ts";

/** Statements and slips (journey.txt §7). */
export const statementCalls = (call: Call) => ({
  /** A page of statements, newest first. */
  list: (input: Body<"statementList">, options?: CallOptions) =>
    call("statementList", { body: input }, options),
  /** A page of slips uploaded. */
  slips: (input: Body<"statementSlips">, options?: CallOptions) =>
    call("statementSlips", { body: input }, options),
  /** Address of a slip's picture, for a slip without a link. */
  slipReference: ({ reference }: PathOf<"statementSlipReference">, options?: CallOptions) =>
    call("statementSlipReference", { path: { reference } }, options),
});
