import { type Satang, satang } from "@satang/core";
import type { SiteBanner } from "./site-banner.types.ts";

/** A bonus that a member can take. */
export type BonusOffer = {
  /** Part of an address: letters, digits, `-` and `_`. */
  readonly code: string;
  readonly name: string;
  /** `maxReceived` counts all receipts, those of today, or those of this week. */
  readonly type: "limit" | "day" | "week";
  readonly maxReceived: number;
  /** The bonus ends when less than this percentage of the money that the member had with the bonus is left. */
  readonly percentFail: number;
  readonly amount: Satang;
  /** Bets that it requires, as a multiple of its amount; 0: none, and it stays active until it is ended. */
  readonly turnoverTimes: number;
  readonly banners: readonly SiteBanner[];
};

/** Every bonus of the bonus screen after a reset. */
export const bonusOffers: readonly BonusOffer[] = [
  {
    code: "WELCOME",
    name: "โบนัสต้อนรับ 50%",
    type: "limit",
    maxReceived: 1,
    percentFail: 5,
    amount: satang(250_00),
    turnoverTimes: 10,
    banners: [
      {
        image: "banner-welcome",
        html: "<p>สมาชิกใหม่ รับโบนัส <strong>50%</strong> สูงสุด 250</p>",
      },
      {
        image: "banner-invite",
        html: "<p>ทำเทิร์นครบ 10 เท่า โบนัสเข้ากระเป๋าทันที</p>",
      },
    ],
  },
  {
    code: "DAILY",
    name: "โบนัสรายวัน",
    type: "day",
    maxReceived: 2,
    percentFail: 10,
    amount: satang(50_00),
    turnoverTimes: 5,
    banners: [{ image: "banner-daily", html: "<p>รับได้วันละ 2 ครั้ง ครั้งละ 50</p>" }],
  },
  {
    code: "WEEKLY",
    name: "โบนัสรายสัปดาห์",
    type: "week",
    maxReceived: 1,
    percentFail: 8,
    amount: satang(150_00),
    turnoverTimes: 5,
    banners: [{ image: "banner-weekly", html: "<p>สัปดาห์ละครั้ง รับ 150</p>" }],
  },
];
