import { catalogueProblems } from "@satang/i18n";
import { expect, test } from "vitest";
import { vietnamese } from "./words/index.ts";

test("the modules of Vietnamese have every message with the arguments of English, and the others are listed as missing", async () => {
  const { missing, ...wrong } = await catalogueProblems(vietnamese);
  expect(wrong).toEqual({ unknown: [], otherArguments: [] });
  expect(missing.filter((key) => /^(?:session|wallet)\./.test(key))).toEqual([]);
  expect(missing).toContain("deposit.title");
});
