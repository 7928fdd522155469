import { expect, it } from "vitest";
import {
  findProfileField,
  findProfileProblems,
  type ProfileValues,
  toProfileUpdate,
} from "./profile-edit.rules.ts";

const right: ProfileValues = {
  name: "สมชาย",
  bankCode: "KTB",
  bankAccountName: "SOMCHAI JAIDEE",
  bankAccountNo: "123-4-56789-0",
};

it.each<[Partial<ProfileValues>, object]>([
  [{}, {}],
  [{ name: " " }, { name: "required" }],
  [{ bankCode: "" }, { bankCode: "required" }],
  [{ bankAccountName: " " }, { bankAccountName: "required" }],
  [{ bankAccountName: "สมชาย ใจดี" }, { bankAccountName: "latinOnly" }],
  [{ bankAccountName: "สมชาย ใจดี", bankCode: "SCB" }, {}],
  [{ bankAccountNo: "" }, { bankAccountNo: "required" }],
  [{ bankAccountNo: "12A4567890" }, { bankAccountNo: "accountDigits" }],
])("a profile with %j: %j", (typed, problems) => {
  expect(findProfileProblems({ ...right, ...typed })).toEqual(problems);
});

it("is sent with digits only and a name in upper case", () => {
  expect(
    toProfileUpdate({ ...right, name: " สมชาย ", bankAccountName: " somchai  jaidee " }),
  ).toEqual({ ...right, bankAccountNo: "1234567890" });
});

it.each([
  ["EXISTING_BANK", "bankAccountNo"],
  ["BANK_ACCOUNT_NAME_ENG", "bankAccountName"],
  ["NO_BANK", "bankCode"],
  ["INVALID_USER_INFO", null],
  ["NEW_CODE", null],
])("a refusal with %s is about %s", (code, field) => {
  expect(findProfileField({ kind: "coded", code, message: "", status: 400 })).toBe(field);
});
