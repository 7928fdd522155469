import type { OperationId } from "../contract/operation.types.ts";
import { isObject, type ReplyBody } from "../reply/reply-body.ts";

const GONE = "gone";

/** Whether a reply says that site or account is shut down: a body message on any call, or the active lookup's answer. */
export const isGone = (id: OperationId, body: ReplyBody): boolean => {
  if (body.kind !== "json" || !isObject(body.value)) return false;
  if (body.value.message === GONE) return true;
  return id === "lookupActive" && body.value.terminated === GONE;
};
