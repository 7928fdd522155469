import type { Translated } from "../../messages/tree.types.ts";
import type { common as source } from "../en/common.ts";

export const common = {
  action: {
    back: "ย้อนกลับ",
    next: "ถัดไป",
    confirm: "ยืนยัน",
    cancel: "ยกเลิก",
    save: "บันทึก",
    retry: "ลองอีกครั้ง",
    refresh: "รีเฟรช",
    ok: "ตกลง",
    seeAll: "ทั้งหมด",
  },
  money: {
    baht: "{amount} บาท",
    kip: "{amount} กีบ",
  },
  status: {
    processing: "กำลังดำเนินการ",
    success: "สำเร็จ",
    failed: "ไม่สำเร็จ",
  },
  age: {
    now: "เมื่อสักครู่",
    seconds: "{count} วินาทีที่แล้ว",
    minutes: "{count} นาทีที่แล้ว",
    hours: "{count} ชั่วโมงที่แล้ว",
    days: "{count} วันที่แล้ว",
    months: "{count} เดือนที่แล้ว",
    years: "{count} ปีที่แล้ว",
  },
  duration: {
    seconds: "{count} วินาที",
    minutes: "{count} นาที",
    minutesAndSeconds: "{minutes} นาที {seconds} วินาที",
  },
  lastSync: "อัปเดตล่าสุด {time} น.",
  wallet: "กระเป๋าเงิน",
  amount: "จำนวนเงิน",
} as const satisfies Translated<typeof source>;
