/** A reply as it arrived: its status and its text. */
export type RawReply = {
  readonly status: number;
  readonly text: string;
};

/** The text of a reply, parsed: JSON, or text that is not JSON. */
export type ReplyBody =
  | { readonly kind: "json"; readonly value: unknown }
  | { readonly kind: "text"; readonly value: string }
  | { readonly kind: "empty" };

/** Reads a reply's text as JSON if it is JSON. */
export const readBody = (text: string): ReplyBody => {
  if (text.trim() === "") return { kind: "empty" };
  try {
    return { kind: "json", value: JSON.parse(text) as unknown };
  } catch {
    return { kind: "text", value: text };
  }
};

/** An object that is not a list. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a JSON value is an object that is not a list. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
