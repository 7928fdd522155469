import { addSatang, type Satang, satang, subtractSatang, ZERO } from "@satang/core";
import {
  type Account,
  accountCode,
  bonusWallet,
  game,
  house,
  wallet,
} from "../ledger/account.rules.ts";
import type { Event } from "./history.data.ts";

type Line = NonNullable<Event["line"]>;

/** A movement of the demo member's past. */
export type PlannedMovement = {
  readonly kind: string;
  readonly from: Account;
  readonly to: Account;
  readonly amount: Satang;
};

function accountOf(memberId: number, name: string | undefined, line: Line): Account {
  if (name === "wallet") return wallet(memberId);
  if (name === "bonus") return bonusWallet(memberId);
  if (name !== undefined && line.type === "transfer") return game(memberId, name);
  return house(line.type === "bonus" || line.type === "finish_bonus" ? "bonus" : "bank");
}

/** The movement of an event; `undefined` when it failed or is not finished. */
export function movementOf(memberId: number, event: Event): PlannedMovement | undefined {
  const { amount, line, played } = event;
  if (played !== undefined) {
    const table = house("play");
    const account = game(memberId, played);
    const [from, to] = amount > 0 ? [table, account] : [account, table];
    return { kind: "play", from, to, amount: satang(Math.abs(amount)) };
  }
  if (line === undefined || (line.status ?? "SUCCESS") !== "SUCCESS") return undefined;
  const from = accountOf(memberId, line.from, line);
  const to = accountOf(memberId, line.to, line);
  return { kind: line.type, from, to, amount };
}

/** The balance of each account after the movements, by code. */
export function balancesAfter(
  movements: readonly PlannedMovement[],
): ReadonlyMap<string, { readonly account: Account; readonly balance: Satang }> {
  const held = new Map<string, { account: Account; balance: Satang }>();
  const add = (account: Account, amount: Satang) => {
    const balance = addSatang(held.get(accountCode(account))?.balance ?? ZERO, amount);
    if (balance < 0 && account.kind !== "house") throw new Error("the past overdraws an account");
    held.set(accountCode(account), { account, balance });
  };
  for (const { from, to, amount } of movements) {
    add(from, subtractSatang(ZERO, amount));
    add(to, amount);
  }
  return held;
}
