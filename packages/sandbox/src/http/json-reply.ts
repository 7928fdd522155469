import { type ErrorCode, errorTexts } from "../errors/error-texts.ts";
import { errorStatus } from "./error-status.ts";

/** The type of a JSON reply. */
export const JSON_TYPE = "application/json; charset=utf-8";

/** Statuses to which HTTP allows no body. */
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

/** A reply with this text; without a body where the text is empty or the status allows none. */
export function textReply(status: number, text: string, headers: Record<string, string>): Response {
  return new Response(text === "" || BODILESS.has(status) ? null : text, { status, headers });
}

/** A reply with this JSON. */
export function jsonReply(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Response {
  return textReply(status, JSON.stringify(body ?? null), { "content-type": JSON_TYPE, ...headers });
}

/** A reply with a code of the catalogue and its text. */
export const codedReply = (
  code: ErrorCode,
  status: number = errorStatus[code],
  headers: Record<string, string> = {},
): Response => jsonReply(status, { code, message: errorTexts[code] }, headers);
