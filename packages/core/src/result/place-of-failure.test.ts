import { expect, it } from "vitest";
import { canSucceedLater } from "./can-succeed-later.ts";
import { isAboutInput, placeOfFailure } from "./place-of-failure.ts";

const coded = (code: string) => ({ kind: "coded", code, message: "", status: 400 }) as const;

it("shows a message at its input when the screen has that input, otherwise as an alert", () => {
  expect(placeOfFailure(coded("TRUELINK_INVALID"), ["link"])).toBe("field");
  expect(placeOfFailure(coded("TRUELINK_INVALID"), ["amount"])).toBe("alert");
  expect(placeOfFailure(coded("TRUELINK_INVALID"))).toBe("alert");
  expect(isAboutInput(coded("TRUELINK_INVALID"), "link")).toBe(true);
  expect(isAboutInput(coded("TRUELINK_INVALID"), "amount")).toBe(false);
  expect(isAboutInput(null, "link")).toBe(false);
});

it("shows other codes where the catalogue says, also when they are about an input", () => {
  expect(placeOfFailure(coded("TRANSFER_FAIL"), ["amount"])).toBe("alert");
  expect(placeOfFailure(coded("BONUS_REMAINING"))).toBe("dialog");
  expect(placeOfFailure(coded("INVITE_INACTIVE"))).toBe("toast");
});

it("shows a failure without a code of the catalogue as an alert that can be tried again", () => {
  for (const failure of [coded("NEW_CODE"), { kind: "network" }, { kind: "gone" }] as const)
    expect([placeOfFailure(failure), canSucceedLater(failure)]).toEqual(["alert", true]);
  expect(canSucceedLater(coded("INVALID_IP"))).toBe(false);
});
