import { type Satang, satang } from "@satang/core";

/** The promotion of a code. */
export type Promotion = {
  /** Upper case, digits, `-` and `_`. */
  readonly code: string;
  readonly percentFail: number;
  readonly description: string;
  readonly amount: Satang;
  /** Bets that it requires, as a multiple of its amount; 0: none, and it stays active until it is ended. */
  readonly turnoverTimes: number;
};

/** Every promotion after a reset. */
export const promotions: readonly Promotion[] = [
  {
    code: "LUCKY50",
    percentFail: 5,
    description: "ฝาก 100 รับเพิ่ม 50",
    amount: satang(50_00),
    turnoverTimes: 5,
  },
  {
    code: "RIVER100",
    percentFail: 10,
    description: "ฝาก 300 รับเพิ่ม 100",
    amount: satang(100_00),
    turnoverTimes: 5,
  },
];
