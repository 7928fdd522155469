import { classifyFailure, type Result } from "@satang/core";

/** The call did not reach the service, so its result says nothing about it. */
export const isUnreached = (reply: Result<unknown>): boolean =>
  !reply.ok && ["network", "notSent"].includes(reply.error.kind);

/** Something answered, or did not answer in time, and the service may have executed the call. */
export const isUndecided = (reply: Result<unknown>): boolean =>
  !reply.ok && !isUnreached(reply) && classifyFailure(reply.error) === "outcomeUnknown";
