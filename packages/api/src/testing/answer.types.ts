import type { OperationId } from "../contract/operation.types.ts";

/** A call the fake backend received. */
export interface ReceivedCall {
  readonly id: OperationId;
  readonly method: string;
  readonly url: string;
  /** Values of the path's parameters, decoded. */
  readonly path: Readonly<Record<string, string>>;
  readonly headers: Headers;
  /** The JSON body, the form of an upload, or `undefined`. */
  readonly body: unknown;
}

/** What the fake backend does with a call. */
export type Answer =
  | { readonly kind: "json"; readonly status: number; readonly body: unknown }
  | { readonly kind: "text"; readonly status: number; readonly body: string; readonly type: string }
  /** The line is lost: nothing comes back. */
  | { readonly kind: "drop" }
  /** Nothing comes back and the line stays open, until the caller gives up. */
  | { readonly kind: "hang" };

/** Replaces the default answer of one operation, or of all (`id` undefined). */
export interface Override {
  readonly id: OperationId | undefined;
  /** How often it holds before the answer below it comes back. */
  readonly times: number;
  readonly delayMs: number;
  answer(call: ReceivedCall): Answer | Promise<Answer>;
}
