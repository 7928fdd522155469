import { factsOf } from "../contract/facts.ts";
import type { OperationId } from "../contract/operation.types.ts";
import { isObject, type RawReply, readBody } from "../reply/reply-body.ts";
import type { BackendReply } from "./own-backend.types.ts";

const bodyOf = (text: string): unknown => {
  const body = readBody(text);
  return body.kind === "empty" ? null : body.value;
};

/** A promise, a map or a date would be written as `{}`, which may mean "done". */
const isData = (value: unknown): boolean =>
  typeof value !== "object" ||
  value === null ||
  [Object.prototype, Array.prototype, null].includes(Object.getPrototypeOf(value));

const saysOutcome = (value: unknown): boolean =>
  isObject(value) && (typeof value.code === "string" || isObject(value.error));

/**
 * The text of a reply after its adapter.
 * @throws what the adapter throws; a TypeError when it returns something that no reply can be
 */
export const adaptReply = (
  id: OperationId,
  adapter: (reply: BackendReply) => unknown,
  { status, text }: RawReply,
): string => {
  const adapted = adapter({ status, body: bodyOf(text) });
  const problem = (what: string) => new TypeError(`The reply adapter of ${id} returned ${what}`);
  if (!isData(adapted))
    throw problem("an object of a class; it returns plain data, and no promise");
  // An adapter that only picks fields would report a failure as done.
  if (factsOf(id).acknowledges && !saysOutcome(adapted))
    throw problem('neither { code: "OK" } nor { error: { code } }');
  const written = JSON.stringify(adapted) as string | undefined;
  if (written === undefined) throw problem("nothing");
  return written;
};
