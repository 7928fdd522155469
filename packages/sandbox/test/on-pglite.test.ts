import { afterAll, beforeAll, describe } from "vitest";
import { describeAmounts } from "./suites/amounts.suite.ts";
import { describeConformance } from "./suites/conformance.suite.ts";
import { describeDeposit } from "./suites/deposit.suite.ts";
import { describeFaults } from "./suites/faults.suite.ts";
import { describeInput } from "./suites/input.suite.ts";
import { describeMoney } from "./suites/money.suite.ts";
import { describeRegister } from "./suites/register.suite.ts";
import { describeUploads } from "./suites/uploads.suite.ts";
import { Harness } from "./support/harness.ts";
import { START_TIMEOUT } from "./support/start-timeout.ts";

describe("on PGlite", () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await Harness.open({ kind: "memory" });
  }, START_TIMEOUT);
  afterAll(() => harness.sandbox.close());
  const open = () => harness;
  describe("money", () => describeMoney(open));
  describe("deposit", () => describeDeposit(open));
  describe("register", () => describeRegister(open));
  describe("faults", () => describeFaults(open));
  describe("input", () => describeInput(open));
  describe("uploads", () => describeUploads(open));
  describe("amounts", () => describeAmounts(open));
  describe("conformance", () => describeConformance(open));
});
