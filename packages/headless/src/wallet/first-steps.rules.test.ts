import { satang } from "@satang/core";
import { expect, test } from "vitest";
import { areFirstStepsShown, firstStepsOf } from "./first-steps.rules.ts";
import type { GameAccount } from "./wallet.rules.ts";

const game = (isActive: boolean, amount: number) =>
  ({ category: "slot", code: "PG", name: "PG", isActive, amount: satang(amount) }) as GameAccount;

const wallet = (total: number, ...games: GameAccount[]) => ({ total: satang(total), games });

const statesOf = (owned: ReturnType<typeof wallet>) =>
  firstStepsOf(owned).map(({ state }) => state);

test("the first step that is not done is the current one; moving money needs the others", () => {
  expect(statesOf(wallet(0, game(false, 0)))).toEqual(["current", "open", "locked"]);
  expect(statesOf(wallet(0, game(true, 0)))).toEqual(["current", "done", "locked"]);
  expect(statesOf(wallet(100, game(false, 0)))).toEqual(["done", "current", "locked"]);
  expect(statesOf(wallet(100, game(true, 0)))).toEqual(["done", "done", "current"]);
  expect(statesOf(wallet(100, game(true, 50)))).toEqual(["done", "done", "done"]);
});

test("a wallet in which nothing has happened begins the steps, and they stay until all are done", () => {
  expect(areFirstStepsShown(wallet(0, game(false, 0)), false)).toBe(true);
  expect(areFirstStepsShown(wallet(0, game(true, 0)), true)).toBe(true);
  expect(areFirstStepsShown(wallet(100, game(true, 0)), true)).toBe(true);
  expect(areFirstStepsShown(wallet(100, game(true, 50)), true)).toBe(false);
});

test("a member who has played before does not get them, and nobody where there are no games", () => {
  expect(areFirstStepsShown(wallet(0, game(true, 0)), false)).toBe(false);
  expect(areFirstStepsShown(wallet(100, game(false, 0)), false)).toBe(false);
  expect(areFirstStepsShown(wallet(0), true)).toBe(false);
});
