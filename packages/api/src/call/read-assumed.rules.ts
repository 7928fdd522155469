import { isObject, type JsonObject, type ReplyBody } from "../reply/reply-body.ts";
import { fits, type ReplyShape } from "../reply/reply-shape.rules.ts";

const objectOf = (body: ReplyBody): JsonObject =>
  body.kind === "json" && isObject(body.value) ? body.value : {};

/** Reads a reply of an assumed shape; there is no body that it refuses. */
export type AssumedReader = (shape: ReplyShape, body: ReplyBody) => JsonObject;

/**
 * A reply that the documents do not show, to a call that moves nothing (decision 46): assumed fields
 * that do not fit are left out, and any other body has none.
 */
export const readAssumed: AssumedReader = (shape, body) =>
  Object.fromEntries(
    Object.entries(objectOf(body)).filter(([field, value]) => {
      const wanted = Object.hasOwn(shape, field) ? shape[field] : undefined;
      return wanted === undefined || fits({ [field]: wanted }, { [field]: value });
    }),
  );

const A_PAGE = /^\s*<(?:!doctype|html)\b/i;

const markupOf = (body: ReplyBody): string | null => {
  const text = body.kind === "empty" ? null : body.value;
  return typeof text === "string" && !A_PAGE.test(text) ? text : null;
};

/** Markup as a field of an object, or as the whole body. */
export const readMarkup =
  (field: string): AssumedReader =>
  (shape, body) => {
    const markup = markupOf(body);
    return markup === null ? readAssumed(shape, body) : { [field]: markup };
  };

/** Whether slips are accepted: as a boolean or in an object. Otherwise they are, and the upload decides. */
export const readSlipLookup: AssumedReader = (shape, body) => {
  if (body.kind === "json" && typeof body.value === "boolean") return { isActive: body.value };
  return { isActive: true, ...readAssumed(shape, body) };
};

/** Banners as a list or in an object; none when there is no list. */
export const readBanners: AssumedReader = (shape, body) => {
  if (body.kind === "json" && Array.isArray(body.value)) return { banners: body.value };
  return { banners: [], ...readAssumed(shape, body) };
};
