import type { Translated } from "../../messages/tree.types.ts";
import type { refund as source } from "../en/refund.ts";

export const refund = {
  title: "คืนยอดเสีย",
  amount: "ยอดคืนสะสม",
  success: "สำเร็จ {percent}",
  fail: "ไม่สำเร็จ {percent}",
  locked: {
    title: "ยังรับยอดคืนไม่ได้",
    text: "กำลังใช้โบนัสอยู่ รับได้เมื่อทำเทิร์นครบหรือยกเลิกโบนัส",
    see: "ดูโบนัส",
  },
  addWallet: "เพิ่มเข้ากระเป๋า",
  adding: "กำลังเพิ่ม…",
  receive: "รับยอดคืน",
  receiving: "กำลังรับ…",
  turnover: "เมื่อรับแล้ว ยอดในกระเป๋าและเกมจะมีเงื่อนไขเทิร์น",
  log: "ประวัติการรับ",
  count: "รับแล้ว {count}\u00A0ครั้ง",
  loading: "กำลังโหลดประวัติการรับ",
  empty: {
    title: "ยังไม่เคยรับยอดคืน",
    text: "ยอดคืนที่รับแล้วจะแสดงที่นี่",
  },
} as const satisfies Translated<typeof source>;
