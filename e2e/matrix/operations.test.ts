import { expect, test } from "vitest";
import { moneyOperations } from "./engine.ts";
import { operations } from "./operations.ts";

test("the matrix runs every money operation", () => {
  const names = moneyOperations.map(({ name }) => name);
  expect(operations.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
});
