import { describe, expect, test } from "vitest";
import type { ApiError } from "./api-error.ts";
import { isAuthFailure } from "./auth-failure.rules.ts";

const coded = (code: string, message = "", status = 400) =>
  ({ kind: "coded", code, message, status }) as ApiError;
const raw = (message: string, status = 400): ApiError => ({ kind: "raw", message, status });

describe("the session is over", () => {
  test.each([
    "UNAUTHORIZED",
    "EXPIRED_AUTH_TOKEN",
    "INVALID_USER_1",
    "INVALID_USER_2",
    "INVALID_USER_3",
    "INVALID_USER_4",
  ])("on %s, whatever the status", (code) => {
    expect(isAuthFailure(coded(code))).toBe(true);
    expect(isAuthFailure(coded(code, "", 200))).toBe(true);
  });

  test("on the quoted text, when no known code says otherwise", () => {
    expect(isAuthFailure(raw("Cannot verify identity."))).toBe(true);
    expect(isAuthFailure(coded("WRONG_PASSWORD", "cannot verify identity"))).toBe(false);
  });

  test.each([
    ["another code", coded("WRONG_CREDENTIAL", "", 401)],
    ["another text", raw("Unauthorized", 401)],
    ["a lost line", { kind: "network" }],
    ["a timeout", { kind: "timeout" }],
    ["gone", { kind: "gone" }],
  ] as [string, ApiError][])("not on %s", (_, error) => {
    expect(isAuthFailure(error)).toBe(false);
  });
});
