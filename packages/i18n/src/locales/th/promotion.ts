import type { Translated } from "../../messages/tree.types.ts";
import type { promotion as source } from "../en/promotion.ts";

export const promotion = {
  title: "โปรโมชัน",
  code: "โค้ดโปรโมชัน",
  required: "กรุณาใส่โค้ด",
  find: "ตรวจสอบโค้ด",
  searching: "กำลังตรวจสอบโค้ด…",
  found: "พบโปรโมชัน {code}",
  fail: "สิ้นสุดเมื่อยอดเงินเหลือต่ำกว่า {percent} ของยอดฝากรวมโบนัส",
  receive: "รับโปรโมชันนี้",
  receiving: "กำลังรับ…",
  notFound: {
    title: "ไม่พบโปรโมชันจากโค้ดนี้",
    text: "กรุณาตรวจสอบโค้ด {code} แล้วลองอีกครั้ง",
  },
  saved: "รับโปรโมชันสำเร็จ เพิ่มในยอดโบนัสแล้ว",
} as const satisfies Translated<typeof source>;
