import { expect, it } from "vitest";
import { toSlipEntry } from "./slip.rules.ts";

const row = { createdAt: "2026-11-21T09:30:00+07:00", status: "FAILED" } as const;

it("an amount that is not above 0 is not known", () => {
  const amounts = [undefined, 0, -1, 500.25].map(
    (amount) => toSlipEntry({ ...row, ...(amount !== undefined && { amount }) }, 0, "THB").amount,
  );
  expect(amounts).toEqual([null, null, null, 500_25]);
});

it("a reason belongs to a failed slip only", () => {
  const reasonOf = (status: string) =>
    toSlipEntry({ ...row, status, note: "EXPIRED_SLIP" }, 0, "THB").reason;
  expect(reasonOf("failed")).toBe("expired");
  expect(reasonOf("SUCCESS")).toBeNull();
  expect(reasonOf("READING")).toBeNull();
});

it("an empty link is no link", () => {
  expect(toSlipEntry({ ...row, link: " ", reference: "SL-1" }, 0, "THB")).toMatchObject({
    link: null,
    reference: "SL-1",
  });
});
