import type { Translated } from "../../messages/tree.types.ts";
import type { receipt as source } from "../en/receipt.ts";

export const receipt = {
  title: {
    deposit: "หลักฐานการฝากเงิน",
    transfer: "หลักฐานการโอนเงิน",
    withdraw: "หลักฐานการถอนเงิน",
    other: "หลักฐานการทำรายการ",
  },
  outcome: {
    deposit: {
      success: "ฝากเงินสำเร็จ",
      processing: "กำลังดำเนินการฝากเงิน",
      failed: "ฝากเงินไม่สำเร็จ",
    },
    transfer: {
      success: "โอนเงินสำเร็จ",
      processing: "กำลังดำเนินการโอนเงิน",
      failed: "โอนเงินไม่สำเร็จ",
    },
    withdraw: {
      success: "ถอนเงินสำเร็จ",
      processing: "กำลังดำเนินการถอนเงิน",
      failed: "ถอนเงินไม่สำเร็จ",
    },
    other: {
      success: "สำเร็จ",
      processing: "กำลังดำเนินการ",
      failed: "ไม่สำเร็จ",
    },
  },
  from: "จาก",
  to: "ไปยัง",
  date: "วันที่",
  time: "เวลา",
  clock: "{time}\u00A0น.",
  reference: "เลขอ้างอิง",
  description: "รายละเอียด",
  balanceAfter: "ยอดคงเหลือในกระเป๋าเงิน",
  steps: {
    label: "ขั้นตอน",
    requested: "ส่งคำขอแล้ว",
    processing: "กำลังดำเนินการ",
    done: "โอนออกแล้ว",
    failed: "คืนเข้ากระเป๋าแล้ว",
  },
  save: "บันทึกรูป",
  share: "แชร์",
  privacy: "รูปที่แชร์ซ่อนเลขบัญชีและยอดคงเหลือ",
  saved: "บันทึกหลักฐานการทำรายการแล้ว",
  saveFailed: "บันทึกไม่สำเร็จ กรุณาจับภาพหน้าจอแทน",
  hold: "แตะค้างที่รูปเพื่อบันทึก",
  open: "ดูหลักฐานการทำรายการ",
  of: "หลักฐานการทำรายการ: {title}",
} as const satisfies Translated<typeof source>;
