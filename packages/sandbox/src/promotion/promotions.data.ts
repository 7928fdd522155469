import { type Satang, satang } from "@satang/core";

/** The promotion of a code. */
export interface Promotion {
  readonly code: string;
  readonly percentFail: number;
  readonly description: string;
  readonly amount: Satang;
}

const promotions: readonly Promotion[] = [
  { code: "LUCKY50", percentFail: 5, description: "ฝาก 100 รับเพิ่ม 50 บาท", amount: satang(50_00) },
  {
    code: "RIVER100",
    percentFail: 10,
    description: "ฝาก 300 รับเพิ่ม 100 บาท",
    amount: satang(100_00),
  },
];

/** Finds a promotion; codes are written in upper case. */
export function findPromotion(code: string): Promotion | undefined {
  return promotions.find((promotion) => promotion.code === code.toUpperCase());
}
