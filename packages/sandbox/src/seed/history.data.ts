import { type Satang, satang } from "@satang/core";
import type { StatementLine } from "../statement/record-statement.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Line = Pick<StatementLine, "type" | "from" | "to" | "status" | "description">;

/** An event of the demo member's past: a statement row, or a game that was won or lost. */
export type Event = {
  /** Time before now, ms. */
  readonly ago: number;
  readonly amount: Satang;
  readonly line?: Line;
  /** Won at a game, or lost when `amount` is negative. */
  readonly played?: string;
};

const deposit = (ago: number, amount: Satang, from: string): Event => ({
  ago,
  amount,
  line: { type: "deposit", from, to: "wallet" },
});
const transfer = (ago: number, amount: Satang, from: string, to: string): Event => ({
  ago,
  amount,
  line: { type: "transfer", from, to },
});
const withdraw = (ago: number, amount: Satang, status: "SUCCESS" | "FAILED"): Event => ({
  ago,
  amount,
  line: { type: "withdraw", from: "wallet", to: "KBANK", status },
});
const gift = (ago: number, amount: Satang, description: Record<string, string>): Event => ({
  ago,
  amount,
  line: { type: "bonus", to: "wallet", description },
});
const played = (ago: number, amount: Satang, game: string): Event => ({
  ago,
  amount,
  played: game,
});

/** The demo member's past, newest first; its result is the balances that the demo starts with. */
export const history: readonly Event[] = [
  deposit(1 * MINUTE, satang(500_00), "KBANK"),
  transfer(12 * MINUTE, satang(250_00), "wallet", "JOKER"),
  {
    ago: 34 * MINUTE,
    amount: satang(250_00),
    line: {
      type: "bonus",
      to: "bonus",
      status: "PROCESSING",
      description: { bonus: "โบนัสต้อนรับ 50%" },
    },
  },
  withdraw(16 * HOUR, satang(1_200_00), "SUCCESS"),
  gift(17 * HOUR, satang(100_00), { luckydraw: "คูปองวงล้อ 100" }),
  {
    ago: 18 * HOUR,
    amount: satang(300_00),
    line: { type: "deposit", from: "KBANK", to: "wallet", status: "FAILED" },
  },
  transfer(20 * HOUR, satang(400_00), "JOKER", "wallet"),
  played(21 * HOUR, satang(900_00), "JOKER"),
  deposit(26 * HOUR, satang(1_000_00), "WW"),
  transfer(27 * HOUR, satang(2_000_00), "wallet", "UFABET"),
  {
    ago: 29 * HOUR,
    amount: satang(50_00),
    line: { type: "finish_bonus", from: "bonus", description: { bonus: "โบนัสรายวัน" } },
  },
  {
    ago: 31 * HOUR,
    amount: satang(50_00),
    line: { type: "bonus", to: "bonus", description: { bonus: "โบนัสรายวัน" } },
  },
  gift(2 * DAY, satang(75_00), { invite: "โบนัสแนะนำเพื่อน" }),
  gift(2 * DAY + 2 * HOUR, satang(42_50), { refund: "คืนยอดเสีย" }),
  withdraw(2 * DAY + 4 * HOUR, satang(3_000_00), "FAILED"),
  deposit(3 * DAY, satang(500_00), "E2P"),
  played(3 * DAY + 30 * MINUTE, satang(-19_75), "PG"),
  transfer(3 * DAY + 1 * HOUR, satang(100_00), "wallet", "PG"),
  transfer(3 * DAY + 2 * HOUR, satang(500_00), "wallet", "HUAYHD"),
  deposit(4 * DAY, satang(200_00), "TRUEWALLET"),
  transfer(4 * DAY + 2 * HOUR, satang(1_500_00), "UFABET", "wallet"),
  played(4 * DAY + 3 * HOUR, satang(2_500_00), "UFABET"),
  withdraw(5 * DAY, satang(5_000_00), "SUCCESS"),
  deposit(5 * DAY + 3 * HOUR, satang(5_000_00), "KBANK"),
  played(5 * DAY + 5 * HOUR, satang(-55_00), "ASKMEBET"),
  played(5 * DAY + 6 * HOUR, satang(-38_00), "BETFLIX"),
  transfer(6 * DAY, satang(100_00), "wallet", "ASKMEBET"),
  transfer(6 * DAY + 2 * HOUR, satang(50_00), "wallet", "BETFLIX"),
  gift(7 * DAY, satang(100_00), { promotion: "โปรโมชัน RIVER100" }),
  transfer(8 * DAY, satang(500_00), "wallet", "JOKER"),
  deposit(9 * DAY, satang(12_763_00), "KBANK"),
];
