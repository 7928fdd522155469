import { expect, test } from "vitest";
import { readAnatomies } from "./anatomy-plugin.ts";
import { valuesOfVariables } from "./variables.rules.ts";

test("every variable of every component has a value at night and by day", () => {
  const names = Object.values(readAnatomies()).flatMap(({ variables }) => variables);
  const values = valuesOfVariables([...new Set(names)]);
  expect(values.length).toBeGreaterThan(60);
  expect(values.filter(({ night, day }) => night === "" || day === "")).toEqual([]);
});
