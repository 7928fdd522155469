import { describe, expect, it, test } from "vitest";
import {
  statementDescription,
  statementPages,
  statementSign,
  statementStatus,
  toStatementEntry,
} from "./statement.rules.ts";

test("deposits and bonuses have a plus, withdrawals a minus, all others no sign", () => {
  expect(["deposit", "bonus"].map(statementSign)).toEqual(["plus", "plus"]);
  expect(statementSign("withdraw")).toBe("minus");
  expect(["transfer", "finish_bonus", "new_kind"].map(statementSign)).toEqual(
    Array(3).fill("none"),
  );
});

test("a status is compared without case, and an unknown one is in progress", () => {
  expect(["SUCCESS", "success", " Success "].map(statementStatus)).toEqual(
    Array(3).fill("success"),
  );
  expect(["FAILED", "failed"].map(statementStatus)).toEqual(["failed", "failed"]);
  expect(["processing", "PENDING", ""].map(statementStatus)).toEqual(Array(3).fill("processing"));
});

test("the description of the server is used unless it is empty", () => {
  expect(statementDescription({ bonus: null, invite: { description: " ชวนเพื่อน " } })).toEqual({
    source: "invite",
    text: "ชวนเพื่อน",
  });
  expect(statementDescription({ bonus: { description: " " } })).toBeNull();
  expect(statementDescription({})).toBeNull();
});

test("the key of a row without an id is made of time and position", () => {
  const row = {
    statementType: "transfer",
    status: "success",
    amount: 250,
    createdAt: "2026-11-21T14:20:44+07:00",
    from: "wallet",
    to: null,
  } as const;
  expect(toStatementEntry(row, 3, "THB")).toMatchObject({
    key: "2026-11-21T14:20:44+07:00-3",
    kind: "transfer",
    from: "wallet",
    to: null,
    description: null,
  });
});

test("the amount of a row is in hundredths of the member's currency", () => {
  const row = {
    statementType: "deposit",
    status: "success",
    amount: 2_500_000.5,
    createdAt: "2026-11-21T14:20:44+07:00",
  } as const;
  expect(toStatementEntry(row, 0, "LAK")).toMatchObject({ amount: 250_000_050, currency: "LAK" });
});

test("there is at least one page, and the eleventh row is on the second", () => {
  expect([0, 1, 10, 11, 20, 21].map(statementPages)).toEqual([1, 1, 1, 2, 2, 3]);
});

describe("a type of row that every object has a name for", () => {
  it.each(["constructor", "toString", "__proto__", "hasOwnProperty"])(
    "is of another kind: %s",
    (type) => {
      const entry = toStatementEntry(
        {
          statementType: type,
          status: type,
          amount: 1,
          from: null,
          to: null,
          createdAt: "",
        } as never,
        0,
        "THB",
      );
      expect([entry.kind, entry.sign, entry.status]).toEqual(["other", "none", "processing"]);
    },
  );
});
