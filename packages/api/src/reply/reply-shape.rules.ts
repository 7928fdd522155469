import { isObject } from "./reply-body.ts";

/** The kind that a field must have so that a screen can use it. `text` may be a number, `filled` is a text that is not empty. */
export type FieldKind = "list" | "number" | "boolean" | "text" | "filled" | "present";

/** Fields that an object must have, by kind or as nested objects. */
export type ReplyShape = {
  readonly [field: string]: FieldKind | ReplyShape;
};

const is: Record<FieldKind, (value: unknown) => boolean> = {
  list: Array.isArray,
  number: (value) => typeof value === "number",
  boolean: (value) => typeof value === "boolean",
  text: (value) => typeof value === "string" || typeof value === "number",
  filled: (value) => typeof value === "string" && value !== "",
  present: (value) => value !== undefined,
};

/** Whether a value is an object with at least these fields. Other fields are ignored. */
export const fits = (shape: ReplyShape, value: unknown): boolean =>
  isObject(value) &&
  Object.entries(shape).every(([field, wanted]) =>
    typeof wanted === "string" ? is[wanted](value[field]) : fits(wanted, value[field]),
  );
