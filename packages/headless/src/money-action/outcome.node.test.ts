import { type ApiError, isOutcomeUnknown } from "@satang/api";
import { isRefusal } from "@satang/machines";
import { describe, expect, it } from "vitest";

const coded = (code: string, status: number) =>
  ({ kind: "coded", code, message: "", status }) as ApiError;
const raw = (message: string, status: number): ApiError => ({ kind: "raw", message, status });

/** Two floors ask the same question and may not import each other: this table is what both must answer. */
describe("client and machine agree whether money may have moved", () => {
  it.each<["unknown" | "refused", string, ApiError]>([
    ["unknown", "a lost line", { kind: "network" }],
    ["unknown", "no reply in time", { kind: "timeout" }],
    ["unknown", "a broken server", coded("INTERNAL_SERVER_ERROR", 500)],
    ["unknown", "a broken server that answers 200", coded("INTERNAL_SERVER_ERROR", 200)],
    ["unknown", "a code that came with a 5xx", coded("TRANSFER_FAIL", 502)],
    ["unknown", "a code that came with a 408", coded("TRANSFER_FAIL", 408)],
    ["unknown", "a garbage body", raw("", 200)],
    ["unknown", "an empty refusal", raw("", 422)],
    ["unknown", "a gateway's own page", raw("Bad Gateway", 502)],
    ["unknown", "a gateway that waited too long", raw("Gateway Timeout", 504)],
    ["unknown", "a proxy that waited too long", raw("Request Timeout", 408)],
    ["unknown", "the last server error", raw("Network Connect Timeout", 599)],
    ["refused", "a code", coded("MONEY_NOT_ENOUGH", 409)],
    ["refused", "a code in a 200", coded("QR_FAIL", 200)],
    ["refused", "a lost identity", coded("UNAUTHORIZED", 401)],
    ["refused", "too many requests", coded("REQUEST_LIMIT_1MIN", 429)],
    ["refused", "the server's own words", raw("closed for tonight", 200)],
    ["refused", "an unknown code with words", raw("not today", 422)],
    ["refused", "the last client error", raw("no", 499)],
    ["refused", "the end of the site", { kind: "gone" }],
  ])("%s: %s", (outcome, _what, error) => {
    expect({ client: isOutcomeUnknown(error), machine: !isRefusal(error) }).toEqual({
      client: outcome === "unknown",
      machine: outcome === "unknown",
    });
  });
});
