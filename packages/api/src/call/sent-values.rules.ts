import { isObject, type JsonObject } from "../reply/reply-body.ts";
import type { PathValues } from "./path.rules.ts";

/** What a call sent. A reply that repeats some of it is a reply to this call. */
export type SentValues = {
  /** Values of the path and fields of the JSON body, by name. */
  readonly values: JsonObject;
  /** The Idempotency-Key. */
  readonly key?: string | undefined;
};

/** For a reply without its call: no reply can repeat something of it. */
export const NOTHING_SENT: SentValues = { values: {} };

const isFile = (body: unknown) => typeof FormData === "function" && body instanceof FormData;

/** The values of a call that a reply can repeat; the fields of a form are none. */
export const sentValues = (path: PathValues, body: unknown, key?: string): SentValues => ({
  values: { ...path, ...(isObject(body) && !isFile(body) ? body : {}) },
  key,
});

const isWritten = (value: unknown) =>
  (typeof value === "string" && value !== "") || typeof value === "number";

/** Fields that a reply may have with another meaning than the call. */
const OWN_OF_REPLIES = ["code", "message", "success"];

/** Whether a reply has another value than the call sent under the same name, such as another amount. */
export const contradicts = (reply: JsonObject, { values }: SentValues): boolean =>
  Object.keys(reply).some(
    (field) =>
      !OWN_OF_REPLIES.includes(field) &&
      Object.hasOwn(values, field) &&
      isWritten(values[field]) &&
      isWritten(reply[field]) &&
      String(reply[field]) !== String(values[field]),
  );

/** Whether a reply repeats a value of the call, or its key as `reference`, and contradicts none. */
export const isEcho = (reply: JsonObject, { values, key }: SentValues): boolean => {
  const hasKey = key !== undefined && key !== "" && reply.reference === key;
  // The path of a QR has a parameter with this name, too.
  const repeated = Object.keys(reply).filter(
    (field) =>
      Object.hasOwn(values, field) &&
      isWritten(values[field]) &&
      !(hasKey && field === "reference"),
  );
  return (
    (hasKey || repeated.length > 0) &&
    repeated.every((field) => String(reply[field]) === String(values[field]))
  );
};
