import type { Translated } from "../../messages/tree.types.ts";
import type { spin as source } from "../en/spin.ts";

export const spin = {
  title: "วงล้อนำโชค",
  coins: "{count}\u00A0เหรียญ",
  wheel: "วงล้อรางวัล {prizes}",
  start: "หมุนวงล้อ",
  cost: "ใช้ 1\u00A0เหรียญ",
  spinning: "กำลังหมุน…",
  announced: "วงล้อกำลังหมุน",
  noCoins: "เหรียญหมดแล้ว เมื่อได้รับเหรียญเพิ่ม เหรียญจะแสดงที่นี่",
  closed: {
    title: "ยังไม่เปิดให้หมุนวงล้อ",
    text: "ขณะนี้ไม่มีวงล้อให้หมุน เหรียญและคูปองของคุณยังอยู่ครบ",
  },
  prize: {
    coupon: "ยินดีด้วย!",
    couponText: "คุณได้รับคูปอง",
    cashText: "คุณได้รับคูปองเงินสด",
    bonusText: "คุณได้รับคูปองโบนัส",
    value: "มูลค่า",
    nothing: "รอบนี้ยังไม่ได้รางวัล",
    nothingText: "วงล้อหยุดที่ {label}",
    unknown: "วงล้อหยุดแล้ว",
    unknownText: "หากได้รางวัล ดูได้ในคูปองของคุณ",
    until: "ใช้ได้ถึง {date}",
    claim: "รับรางวัล",
    claimCash: "รับเงินเข้ากระเป๋า",
    claimBonus: "รับโบนัส",
    keep: "เก็บไว้ในคูปองของคุณ",
    close: "ปิด",
  },
  kind: {
    cash: "เงินสด",
    bonus: "โบนัส",
  },
  coupons: {
    title: "คูปองของคุณ",
    count: "{count}\u00A0ใบ",
    loading: "กำลังโหลดคูปอง",
    until: "หมดอายุ {date}",
    times: "×{count}",
    timesOf: "{count}\u00A0ใบ",
    claim: "รับรางวัล",
    claimOf: "รับรางวัล {name}",
    empty: {
      title: "ยังไม่มีคูปอง",
      text: "คูปองที่ได้จากวงล้อจะแสดงที่นี่",
    },
  },
  ask: {
    title: "ต้องการใช้คูปองนี้หรือไม่",
    text: "คุณจะได้รับ {name} คูปองใช้ได้ครั้งเดียว",
    confirm: "รับรางวัล",
  },
  claimed: {
    title: "รับรางวัลแล้ว",
    text: "รางวัลเข้ากระเป๋าของคุณแล้ว",
  },
  error: {
    NO_CLAIMABLE_COUPON: "ขณะนี้ไม่มีรางวัลให้รับ อัปเดตเหรียญและคูปองล่าสุดให้แล้ว",
    INVALID_PRIZE_CODE: "รางวัลนี้ไม่มีแล้ว หากเป็นรางวัลของคุณ กรุณาติดต่อเจ้าหน้าที่",
    INVALID_CODE: "ไม่พบคูปองนี้ กรุณาลองอีกครั้ง",
    INVALID_COUPON_TYPE: "คูปองนี้รับที่นี่ไม่ได้ กรุณาติดต่อเจ้าหน้าที่",
    COUPON_EXPIRED: "คูปองหมดอายุแล้ว จึงรับรางวัลไม่ได้",
    BONUS_REMAINING: "กำลังใช้โบนัสอยู่ กรุณาทำเทิร์นให้ครบหรือยกเลิกโบนัสก่อน แล้วค่อยรับคูปอง",
  },
} as const satisfies Translated<typeof source>;
