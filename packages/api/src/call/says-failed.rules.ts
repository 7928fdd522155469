import { isObject, type JsonObject } from "../reply/reply-body.ts";
import { isRefusingCode } from "./done-code.rules.ts";

const NO = /^\s*(?:false|0|no)\s*$/i;
const FAILED =
  /^\s*(?:err(?:or)?|fail(?:ed|ure)?|reject(?:ed)?|declined|denied|refused|invalid)\s*$/i;
/** HTTP's first number of an error, which services repeat in their replies. */
const FIRST_ERROR = 400;

const isText = (pattern: RegExp, value: unknown): boolean =>
  typeof value === "string" && pattern.test(value);

const isNo = (flag: unknown): boolean => flag === false || flag === 0 || isText(NO, flag);

const isGiven = (value: unknown): boolean =>
  typeof value === "object" && value !== null ? Object.keys(value).length > 0 : Boolean(value);

const isErrorNumber = (value: unknown): boolean =>
  typeof value === "number" && value >= FIRST_ERROR;

const isRefusingText = (value: unknown): boolean =>
  typeof value === "string" && isRefusingCode(value.trim());

const fieldsSayFailed = (value: JsonObject): boolean => {
  const { success, ok, status, statusCode, code, message, error, errors } = value;
  return (
    [success, ok].some(isNo) ||
    isText(FAILED, status) ||
    [status, statusCode, code].some(isErrorNumber) ||
    [status, message].some(isRefusingText) ||
    [error, errors].some(isGiven)
  );
};

/** Parts of a reply in which services put the answer itself. */
const partsOf = ({ data, result }: JsonObject): readonly JsonObject[] =>
  [data, result].filter(isObject);

/**
 * Whether a reply says that its call failed, in words that the documents do not have. It is no success, even with a code
 * that says so, and not a decision of the backend either.
 */
export const saysFailed = (value: unknown): boolean =>
  isObject(value) &&
  (fieldsSayFailed(value) ||
    partsOf(value).some((part) => fieldsSayFailed(part) || isRefusingText(part.code)));
