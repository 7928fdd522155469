import { expect, it } from "vitest";
import { outcomeEnds } from "./outcome-ends.rules.ts";

it.each([
  ["transfer", { from: "wallet", to: "PGSLOT" }, ["wallet", "PGSLOT"]],
  ["transfer", { from: "PGSLOT", to: "wallet" }, ["PGSLOT", "wallet"]],
  ["transferAll", { to: "JOKER" }, ["wallet", "JOKER"]],
  ["withdraw", { amount: 500 }, ["wallet", "bank"]],
  ["transfer", { to: "JOKER" }, null],
  ["transfer", null, null],
  ["giftLink", {}, null],
  ["spin", undefined, null],
  [null, { from: "a", to: "b" }, null],
])("money of %s %j is between %j", (operation, order, ends) => {
  expect(outcomeEnds(operation, order)).toEqual(ends);
});
