import { afterAll, beforeAll, describe } from "vitest";
import { describeAmounts } from "./suites/amounts.suite.ts";
import { describeBonuses } from "./suites/bonus.suite.ts";
import { describeChat } from "./suites/chat.suite.ts";
import { describeConformance } from "./suites/conformance.suite.ts";
import { describeDeposit } from "./suites/deposit.suite.ts";
import { describeInput } from "./suites/input.suite.ts";
import { describeLimits } from "./suites/limits.suite.ts";
import { describeMoney } from "./suites/money.suite.ts";
import { describeRegister } from "./suites/register.suite.ts";
import { describeStatement } from "./suites/statement.suite.ts";
import { describeStoredBytes } from "./suites/uploads.suite.ts";
import { Harness } from "./support/harness.ts";
import { START_TIMEOUT } from "./support/start-timeout.ts";

/** Suites about what a database decides: locks, unique keys, numbers, stored texts and bytes. All suites run on PostgreSQL. */
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
  describe("bonuses", () => describeBonuses(open));
  describe("input", () => describeInput(open));
  describe("the limits", () => describeLimits(open));
  describe("amounts", () => describeAmounts(open));
  describe("the statement", () => describeStatement(open));
  describe("stored bytes", () => describeStoredBytes(open));
  describe("the chat", () => describeChat(open));
  describe("conformance", () => describeConformance(open));
});
