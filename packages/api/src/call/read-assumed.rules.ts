import { isObject, type JsonObject } from "../reply/reply-body.ts";
import { fits, type ReplyShape } from "../reply/reply-shape.rules.ts";

/** Reads the JSON of a reply of an assumed shape; `null` when it is the reply of something else. */
export type AssumedReader = (shape: ReplyShape, value: unknown) => JsonObject | null;

/**
 * A reply that the documents do not show, to a call that moves nothing (decision 46): an object that has one of the
 * assumed fields, or nothing at all. Assumed fields that do not fit are left out.
 */
export const readAssumed: AssumedReader = (shape, value) => {
  if (!isObject(value)) return null;
  const fields = Object.entries(value);
  if (fields.length > 0 && !fields.some(([field]) => Object.hasOwn(shape, field))) return null;
  return Object.fromEntries(
    fields.filter(([field, part]) => {
      const wanted = Object.hasOwn(shape, field) ? shape[field] : undefined;
      return wanted === undefined || fits({ [field]: wanted }, { [field]: part });
    }),
  );
};

/** Markup as a field of an object, or as the whole reply. */
export const readMarkup =
  (field: string): AssumedReader =>
  (shape, value) =>
    typeof value === "string" ? { [field]: value } : readAssumed(shape, value);

/** Whether slips are accepted: as a boolean or in an object. Otherwise they are, and the upload decides. */
export const readSlipLookup: AssumedReader = (shape, value) => {
  if (typeof value === "boolean") return { isActive: value };
  const read = readAssumed(shape, value);
  return read && { isActive: true, ...read };
};

/** Banners as a list or in an object; none when there is no list. */
export const readBanners: AssumedReader = (shape, value) => {
  if (Array.isArray(value)) return value.every(isObject) ? { banners: value } : null;
  const read = readAssumed(shape, value);
  return read && { banners: [], ...read };
};
