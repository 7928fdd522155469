import { describe, expect, it } from "vitest";
import { sampleOrders } from "../../test/sample-orders.ts";
import { moneyOperations } from "./money-operations.ts";

const orderOf = (name: string): object => sampleOrders[name]?.order ?? {};

it("every operation has a name of its own and a sample order", () => {
  const names = moneyOperations.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(Object.keys(sampleOrders).sort()).toEqual([...names].sort());
});

describe.each(moneyOperations.map((operation) => [operation.name, operation] as const))(
  "%s",
  (name, { readOrder }) => {
    const order = orderOf(name);

    it("reads its order from storage as it was written", () => {
      expect(readOrder(JSON.parse(JSON.stringify(order)))).toEqual(order);
    });

    it.each([null, undefined, "text", 7, true, [], {}])("refuses %j", (stored) => {
      expect(readOrder(stored)).toBeNull();
    });

    it.each(Object.keys(order))("refuses an order without %s, and one of another type", (field) => {
      expect(readOrder({ ...order, [field]: undefined })).toBeNull();
      expect(readOrder({ ...order, [field]: null })).toBeNull();
      expect(readOrder({ ...order, [field]: { toString: () => "wallet" } })).toBeNull();
    });
  },
);

/** The operations with an order that has this field. */
const withField = (field: string) =>
  moneyOperations.flatMap(({ name, readOrder }) => {
    const order = orderOf(name);
    return field in order
      ? [{ name, read: (value: unknown) => readOrder({ ...order, [field]: value }) }]
      : [];
  });

it.each(withField("amount"))(
  "$name refuses an amount that is not a whole number of satang above 0",
  ({ read }) => {
    for (const amount of [0, -100, 0.5, Number.NaN, Number.POSITIVE_INFINITY, "100"]) {
      expect(read(amount)).toBeNull();
    }
  },
);

it.each(withField("provider"))("$name refuses an unknown provider", ({ read }) => {
  for (const provider of ["SCB", "toString", ""]) expect(read(provider)).toBeNull();
});
