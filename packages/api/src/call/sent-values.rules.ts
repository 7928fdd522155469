import { isObject, type JsonObject } from "../reply/reply-body.ts";
import type { PathValues } from "./path.rules.ts";

/** Values that a call sent. A reply that repeats some of it is a reply to this call. */
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

/** The fields of a reply that have the name of a value of the call. */
const sharedFields = (reply: JsonObject, { values }: SentValues): readonly string[] =>
  Object.keys(reply).filter((field) => Object.hasOwn(values, field) && isWritten(values[field]));

const isSame = (reply: JsonObject, { values }: SentValues, field: string): boolean =>
  String(reply[field]) === String(values[field]);

/** Fields that mean something else in a reply: a service has codes and references of its own. */
const OWN_OF_REPLIES = ["code", "message", "reference", "success"];

/** Whether a reply, or its `data` or `result`, has another value than the call sent under the same name, such as another amount. */
export const contradicts = (reply: JsonObject, sent: SentValues): boolean =>
  [reply, reply.data, reply.result]
    .filter(isObject)
    .some((part) =>
      sharedFields(part, sent).some(
        (field) =>
          !OWN_OF_REPLIES.includes(field) && isWritten(part[field]) && !isSame(part, sent, field),
      ),
    );

/** Whether a reply repeats a value of the call, or its key as `reference`, and contradicts none. */
export const isEcho = (reply: JsonObject, sent: SentValues): boolean => {
  const hasKey = sent.key !== undefined && sent.key !== "" && reply.reference === sent.key;
  // The path of a QR has a parameter with this name, too.
  const repeated = sharedFields(reply, sent).filter((field) => !(hasKey && field === "reference"));
  return (hasKey || repeated.length > 0) && repeated.every((field) => isSame(reply, sent, field));
};
