import { isObject, type JsonObject } from "../reply/reply-body.ts";

const NO = /^\s*(?:false|0|no)\s*$/i;
const FAILED = /^\s*(?:err(?:or)?|fail(?:ed|ure)?)\s*$/i;

const isText = (pattern: RegExp, value: unknown): boolean =>
  typeof value === "string" && pattern.test(value);

const isNo = (flag: unknown): boolean => flag === false || flag === 0 || isText(NO, flag);

const isGiven = (value: unknown): boolean =>
  typeof value === "object" && value !== null ? Object.keys(value).length > 0 : Boolean(value);

/**
 * Whether a reply says that its call failed, in words that the documents do not have. It is no success, even with a code
 * that says so, and not a decision of the backend either.
 */
export const saysFailed = (value: unknown): boolean => {
  if (!isObject(value)) return false;
  const { success, ok, status, error, errors }: JsonObject = value;
  return isNo(success) || isNo(ok) || isText(FAILED, status) || isGiven(error) || isGiven(errors);
};
