import type { Translated } from "../../messages/tree.types.ts";
import type { promotion as source } from "../en/promotion.ts";

export const promotion = {
  title: "โปรโมชัน",
  code: "โค้ดโปรโมชัน",
  required: "กรุณาใส่โค้ด",
  find: "ค้นหา",
  searching: "กำลังค้นหาโปรโมชัน…",
  found: "พบโปรโมชัน {code}",
  fail: "สิ้นสุดเมื่อยอดเงินเหลือต่ำกว่า {percent} ของยอดฝากรวมโบนัส",
  receive: "รับโปรโมชันนี้",
  receiving: "กำลังรับ…",
  notFound: {
    title: "ไม่พบโปรโมชันจากโค้ดนี้",
    text: "กรุณาตรวจสอบโค้ด {code} แล้วค้นหาอีกครั้ง",
  },
  saved: "โปรโมชันเข้ายอดเงินโบนัสแล้ว",
} as const satisfies Translated<typeof source>;
