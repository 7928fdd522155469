import { describe, expect, it } from "vitest";
import { qrCreateOperation } from "./qr.operations.ts";
import { type QrFacts, qrNoticeOf, qrStateOf, readFailureOf } from "./qr-deposit.rules.ts";

const lost = { kind: "network" } as const;

/** An order of a QR, while the deposit cannot be read. */
const factsOf = (status: QrFacts["operation"]["status"]) =>
  ({
    known: "readFailed",
    qr: null,
    image: null,
    lastNotice: null,
    error: lost,
    operation: {
      status,
      operation: qrCreateOperation.name,
      order: null,
      error: null,
      receipt: null,
    },
  }) as unknown as QrFacts;

describe("an order of a QR, while the deposit cannot be read", () => {
  it.each([
    ["checking", "creating", "checking"],
    ["notKnownYet", "unconfirmed", "createUnknown"],
  ] as const)("is reported as long as it is open: %s", (status, state, kind) => {
    expect(qrStateOf(factsOf(status))).toBe(state);
    expect(qrNoticeOf(factsOf(status))).toEqual({ kind });
    expect(readFailureOf(factsOf(status))).toBeNull();
  });

  it("is not reported when there is none", () => {
    expect(qrStateOf(factsOf("idle"))).toBe("readFailed");
    expect(qrNoticeOf(factsOf("idle"))).toEqual({ kind: "readFailed", error: lost });
    expect(readFailureOf(factsOf("idle"))).toEqual(lost);
  });
});
