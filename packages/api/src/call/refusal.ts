import { type Failure, isCatalogueCode } from "@satang/core";
import { isObject, type ReplyBody } from "../reply/reply-body.ts";
import { isReason } from "./done-code.rules.ts";
import { shortenWords } from "./shorten-reply.rules.ts";

const LONGEST_PLAIN_TEXT = 200;

const textOf = (value: unknown): string =>
  typeof value === "string" && isReason(value.trim()) ? shortenWords(value) : "";

const plain = (text: string): string => {
  const line = text.trim();
  return line.length > LONGEST_PLAIN_TEXT || line.includes("<") || !isReason(line) ? "" : line;
};

const coded = (code: unknown, message: string, status: number): Failure => {
  // With an error as status, a code that says that the call was done leaves its outcome unknown: no words decide it.
  if (!isReason(code)) return { kind: "raw", message: status < 300 ? message : "", status };
  return isCatalogueCode(code)
    ? { kind: "coded", code, message, status }
    : { kind: "raw", message, status };
};

/** Why the backend refused. HTML and other unreadable bodies give an empty message; markup is never passed on. */
export const refusalOf = (body: ReplyBody, status: number): Failure => {
  if (body.kind === "text") return { kind: "raw", message: plain(body.value), status };
  if (body.kind === "empty") return { kind: "raw", message: "", status };
  if (!isObject(body.value)) return { kind: "raw", message: plain(textOf(body.value)), status };
  const { code, message, error } = body.value;
  if (code === undefined && isObject(error))
    return coded(error.code, textOf(error.message) || textOf(message), status);
  return coded(code, textOf(message), status);
};
