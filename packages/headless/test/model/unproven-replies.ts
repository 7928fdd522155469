import { classifyReply } from "@satang/api/testing";
import type { Result } from "@satang/core";
import { sampleOrders } from "../sample-orders.ts";
import type { ModelOperation } from "./operations.ts";

/** Answers of something on the way, by status and text. */
const WIRE = {
  empty: [200, ""],
  null: [200, "null"],
  ok: [200, "OK"],
  page: [200, "<html><body>Sign in</body></html>"],
  foreign: [200, '{"foo":1}'],
  list: [200, "[]"],
  otherWords: [200, '{"message":"Please sign in"}'],
  redirect: [302, ""],
  clientLeft: [499, ""],
  contentNetwork: [522, "error code: 522"],
  filter: [403, "Access denied"],
} as const satisfies Record<string, readonly [status: number, text: string]>;

/** A reply that proves nothing about its call. */
export type UnprovenReply = keyof typeof WIRE;

export const UNPROVEN_REPLIES = Object.keys(WIRE) as readonly UnprovenReply[];

export const isUnproven = (reply: string): reply is UnprovenReply => Object.hasOwn(WIRE, reply);

/** The reply as the client reads it. */
export function readUnproven(operation: ModelOperation, reply: UnprovenReply): Result<unknown> {
  const call = sampleOrders[operation]?.call;
  if (call === undefined) throw new Error(`${operation} has no sample order`);
  const [status, text] = WIRE[reply];
  return classifyReply(call, { status, text });
}
