import type { Translated } from "../../messages/tree.types.ts";
import type { refund as source } from "../en/refund.ts";

export const refund = {
  title: "คืนยอดเสีย",
  amount: "ยอดคืนสะสม",
  success: "ยอดคืนที่รับแล้ว {percent}",
  fail: "ยังไม่ได้รับ {percent}",
  locked: {
    title: "ยังรับยอดคืนไม่ได้",
    text: "กำลังใช้โบนัสอยู่ รับได้เมื่อทำเทิร์นครบหรือยกเลิกโบนัส",
    see: "ดูโบนัส",
  },
  addWallet: "เพิ่มเข้ากระเป๋า",
  adding: "กำลังเพิ่ม…",
  receive: "รับยอดคืน",
  receiving: "กำลังรับ…",
  ways: "ทั้งสองปุ่มรับยอดคืนเข้ากระเป๋า ปุ่มเพิ่มเข้ากระเป๋าใช้ได้แม้กำลังใช้โบนัส",
  turnover: "เมื่อรับแล้ว ต้องทำเทิร์น (ยอดเดิมพันรวม) ให้ครบก่อน จึงจะถอนเงินในกระเป๋าและในเกมได้",
  log: "ประวัติการรับ",
  count: "รับแล้ว {count}\u00A0ครั้ง",
  loading: "กำลังโหลดประวัติการรับ",
  empty: {
    title: "ยังไม่เคยรับยอดคืน",
    text: "ยอดคืนที่รับแล้วจะแสดงที่นี่",
  },
} as const satisfies Translated<typeof source>;
