import { classifyFailure, type Result } from "@satang/core";

/** Nothing left the device, which is proven. */
export const isNotSent = (reply: Result<unknown>): boolean =>
  !reply.ok && reply.error.kind === "notSent";

/** No reply arrived. The service may have executed the call, unless nothing was sent. */
export const isUnreached = (reply: Result<unknown>): boolean =>
  !reply.ok && ["network", "notSent"].includes(reply.error.kind);

/** Something answered, or did not answer in time, and the service may have executed the call. */
export const isUndecided = (reply: Result<unknown>): boolean =>
  !reply.ok && !isUnreached(reply) && classifyFailure(reply.error) === "outcomeUnknown";
