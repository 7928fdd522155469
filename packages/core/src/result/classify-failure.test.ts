import { describe, expect, it, test } from "vitest";
import { classifyFailure, type FailureClass } from "./classify-failure.ts";
import type { Failure } from "./failure.ts";
import { rowOfFailure } from "./row-of-failure.ts";
import { isSessionEnded } from "./session-ended.ts";

const coded = (code: string, message: string | number = "", status = 400): Failure =>
  typeof message === "number"
    ? { kind: "coded", code, message: "", status: message }
    : { kind: "coded", code, message, status };
const raw = (message: string, status = 400): Failure => ({ kind: "raw", message, status });
const fromWay = (message: string, status: number): Failure => ({
  kind: "raw",
  message,
  status,
  sender: "unproven",
});

describe("the meaning of a failure for the call", () => {
  it.each<[FailureClass, string, Failure]>([
    ["outcomeUnknown", "a lost line", { kind: "network" }],
    ["outcomeUnknown", "no reply in time", { kind: "timeout" }],
    ["outcomeUnknown", "a broken server", coded("INTERNAL_SERVER_ERROR", 500)],
    ["outcomeUnknown", "a broken server that answers 200", coded("INTERNAL_SERVER_ERROR", 200)],
    ["outcomeUnknown", "a code that came with a 5xx", coded("TRANSFER_FAIL", 502)],
    ["outcomeUnknown", "a code that came with a 408", coded("TRANSFER_FAIL", 408)],
    ["outcomeUnknown", "a garbage body", raw("", 200)],
    ["outcomeUnknown", "an empty refusal", raw("", 422)],
    ["outcomeUnknown", "a gateway's own page", raw("Bad Gateway", 502)],
    ["outcomeUnknown", "a gateway that waited too long", raw("Gateway Timeout", 504)],
    ["outcomeUnknown", "a proxy that waited too long", raw("Request Timeout", 408)],
    ["outcomeUnknown", "the last server error", raw("Network Connect Timeout", 599)],
    ["refusal", "a code", coded("MONEY_NOT_ENOUGH", 409)],
    ["refusal", "a code in a 200", coded("QR_FAIL", 200)],
    ["sessionEnded", "a lost identity", coded("UNAUTHORIZED", 401)],
    ["outcomeUnknown", "too many requests", coded("REQUEST_LIMIT_1MIN", 429)],
    ["outcomeUnknown", "still being processed", raw("still being processed", 409)],
    ["refusal", "the server's own words", raw("closed for tonight", 200)],
    ["refusal", "an unknown code with words", raw("not today", 422)],
    ["refusal", "a client error", raw("no", 498)],
    ["outcomeUnknown", "a proxy that says the client has left", raw("no", 499)],
    ["outcomeUnknown", "a code that came with a 499", coded("TRANSFER_FAIL", 499)],
    ["outcomeUnknown", "a content network without a server", raw("error code: 521", 521)],
    ["outcomeUnknown", "a filter that refuses in words", fromWay("Access denied", 403)],
    ["sessionEnded", "the quoted text without JSON", fromWay("cannot verify identity", 401)],
    ["refusal", "a refusal without a word", { ...raw("", 200), isRefusal: true } as Failure],
    ["gone", "the end of the site", { kind: "gone" }],
    ["notSent", "a call that never left", { kind: "notSent", reason: "storage" }],
  ])("%s: %s", (kind, _what, failure) => {
    expect(classifyFailure(failure)).toBe(kind);
  });
});

it("has the row of its code, and none without a code of the catalogue", () => {
  expect(rowOfFailure(coded("MONEY_NOT_ENOUGH"))?.next).toBe("deposit");
  expect(rowOfFailure(coded("NEW_CODE"))).toBeNull();
  expect(rowOfFailure({ kind: "network" })).toBeNull();
});

describe("the session is over", () => {
  test.each([
    "UNAUTHORIZED",
    "EXPIRED_AUTH_TOKEN",
    "INVALID_USER_1",
    "INVALID_USER_2",
    "INVALID_USER_3",
    "INVALID_USER_4",
  ])("on %s, whatever the status", (code) => {
    expect(isSessionEnded(coded(code))).toBe(true);
    expect(isSessionEnded(coded(code, "", 200))).toBe(true);
  });

  test("on the quoted text, when there is no known code", () => {
    expect(isSessionEnded(raw("Cannot verify identity."))).toBe(true);
    expect(isSessionEnded(coded("WRONG_PASSWORD", "cannot verify identity"))).toBe(false);
  });

  test.each([
    ["another code", coded("WRONG_CREDENTIAL", "", 401)],
    ["another text", raw("Unauthorized", 401)],
    ["a lost line", { kind: "network" }],
    ["a timeout", { kind: "timeout" }],
    ["gone", { kind: "gone" }],
  ] as [string, Failure][])("not on %s", (_, error) => {
    expect(isSessionEnded(error)).toBe(false);
  });
});
