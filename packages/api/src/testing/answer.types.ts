import type { OperationId } from "../contract/operation.types.ts";

/** A call the fake backend received. */
export type ReceivedCall = {
  readonly id: OperationId;
  readonly method: string;
  readonly url: string;
  /** Values of the path's parameters, decoded. */
  readonly path: Readonly<Record<string, string>>;
  readonly headers: Headers;
  /** The JSON body, the form of an upload, or `undefined`. */
  readonly body: unknown;
};

/** Answer of the fake backend to a call. */
export type Answer =
  | { readonly kind: "json"; readonly status: number; readonly body: unknown }
  | { readonly kind: "text"; readonly status: number; readonly body: string; readonly type: string }
  /** The connection is lost: no reply arrives. */
  | { readonly kind: "drop" }
  /** No reply arrives and the connection stays open, until the caller gives up. */
  | { readonly kind: "hang" };

/** Replaces the default answer of one operation, or of all (`id` undefined). */
export type Override = {
  readonly id: OperationId | undefined;
  /** How many calls it answers before the answer below it is used again. */
  readonly times: number;
  readonly delayMs: number;
  answer(call: ReceivedCall): Answer | Promise<Answer>;
};
