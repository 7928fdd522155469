import type { Translated } from "../../messages/tree.types.ts";
import type { statement as source } from "../en/statement.ts";

export const statement = {
  title: "รายการเดินบัญชี",
  latest: "ล่าสุด",
  slips: "สถานะสลิป",
  wallet: "กระเป๋าเงิน",
  kind: {
    deposit: "ฝากเงิน",
    bonus: "โบนัส",
    finishBonus: "สิ้นสุดโบนัส",
    withdraw: "ถอนเงิน",
    transfer: "โอนเงิน",
    other: "รายการ",
  },
  with: "{kind} ·\u00A0{end}",
  between: "{from} → {to}",
  empty: {
    title: "ยังไม่มีรายการ",
    text: "รายการฝาก โอน และถอนของคุณจะแสดงที่นี่",
  },
  none: {
    title: "ไม่มีรายการประเภทนี้",
    text: "เลือกตัวกรองอื่นเพื่อดูรายการอื่น",
  },
  filter: {
    label: "ตัวกรอง",
    all: "ทั้งหมด",
    in: "เข้า",
    out: "ออก",
    transfer: "โอน",
    processing: "กำลังดำเนินการ",
  },
  day: {
    today: "วันนี้",
    yesterday: "เมื่อวาน",
    in: "เข้า",
    out: "ออก",
  },
  column: {
    activity: "รายการ",
    time: "เวลา",
    status: "สถานะ",
    amount: "จำนวนเงิน ({currency})",
  },
  range: "{first}–{last} จาก {total}",
  turned: "หน้า {page} จาก {count}",
  loading: "กำลังโหลดรายการ",
} as const satisfies Translated<typeof source>;
