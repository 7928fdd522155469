import { OPERATIONS, type OperationFacts } from "../generated/operations.ts";
import type { OperationId } from "./operation.types.ts";

/** Facts of the contract about an operation: method, path, whether it only reads, moves money, needs a member. */
export const factsOf = (id: OperationId): OperationFacts => OPERATIONS[id];

/** Every operationId, in order. */
export const OPERATION_IDS = Object.keys(OPERATIONS) as readonly OperationId[];

/** Whether a call may be retried, cached, prefetched and run twice: it only reads. */
export const isRead = (id: OperationId): boolean => factsOf(id).read === true;

/** Whether a call moves money and carries an Idempotency-Key. */
export const isMoney = (id: OperationId): boolean => factsOf(id).money === true;
