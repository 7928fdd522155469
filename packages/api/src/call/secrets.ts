import type { OperationId } from "../contract/operation.types.ts";
import { isObject } from "../reply/reply-body.ts";
import type { PathValues } from "./path.rules.ts";

const SECRET_FIELDS = ["password", "oldPassword", "newPassword", "otpToken", "otpCode", "link"];

const isAutoLogin = (id: OperationId) =>
  id === "autoLoginWithUsername" || id === "autoLoginWithPassword";

const credentials = (path: PathValues) =>
  [path.username, path.password].filter((value) => value !== undefined);

/** Every value of a call that must never appear in an error. */
export const secretsOf = (
  id: OperationId,
  token: string | null,
  path: PathValues,
  body: unknown,
): string[] => [
  ...(token ? [token] : []),
  ...(isAutoLogin(id) ? credentials(path) : []),
  ...(isObject(body)
    ? SECRET_FIELDS.map((field) => body[field]).filter((value) => typeof value === "string")
    : []),
];
