import { type Satang, satang } from "@satang/core";
import type { PictureName } from "../media/pictures.rules.ts";

/** A bonus a member may take. */
export interface BonusOffer {
  readonly code: string;
  readonly name: string;
  readonly type: "limit" | "day" | "week";
  readonly maxReceived: number;
  readonly percentFail: number;
  readonly amount: Satang;
  readonly banner: PictureName;
  readonly html: string;
}

/** Every bonus of the bonus screen. */
export const bonusOffers: readonly BonusOffer[] = [
  {
    code: "WELCOME",
    name: "โบนัสต้อนรับ 50%",
    type: "limit",
    maxReceived: 1,
    percentFail: 5,
    amount: satang(250_00),
    banner: "banner-welcome",
    html: "<p>สมาชิกใหม่ รับโบนัส <strong>50%</strong> สูงสุด 250 บาท</p>",
  },
  {
    code: "DAILY",
    name: "โบนัสรายวัน",
    type: "day",
    maxReceived: 2,
    percentFail: 10,
    amount: satang(50_00),
    banner: "banner-daily",
    html: "<p>รับได้วันละ 2 ครั้ง ครั้งละ 50 บาท</p>",
  },
  {
    code: "WEEKLY",
    name: "โบนัสรายสัปดาห์",
    type: "week",
    maxReceived: 1,
    percentFail: 8,
    amount: satang(150_00),
    banner: "banner-weekly",
    html: "<p>สัปดาห์ละครั้ง รับ 150 บาท</p>",
  },
];

/** A bonus is lost when deposit and bonus together fall below this, satang. */
export const BONUS_MINIMUM: Satang = satang(5_00);
