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
    seeAll: "ดูทั้งหมด",
  },
  money: {
    baht: "{amount}\u00A0บาท",
    kip: "{amount}\u00A0กีบ",
  },
  status: {
    processing: "กำลังดำเนินการ",
    success: "สำเร็จ",
    failed: "ไม่สำเร็จ",
  },
  age: {
    now: "เมื่อสักครู่",
    seconds: "{count}\u00A0วินาทีที่แล้ว",
    minutes: "{count}\u00A0นาทีที่แล้ว",
    hours: "{count}\u00A0ชั่วโมงที่แล้ว",
    days: "{count}\u00A0วันที่แล้ว",
    months: "{count}\u00A0เดือนที่แล้ว",
    years: "{count}\u00A0ปีที่แล้ว",
  },
  duration: {
    seconds: "{count}\u00A0วินาที",
    minutes: "{count}\u00A0นาที",
    minutesAndSeconds: "{minutes}\u00A0นาที {seconds}\u00A0วินาที",
  },
  lastSync: "อัปเดตล่าสุด {time}\u00A0น.",
  wallet: "กระเป๋าเงิน",
  amount: "จำนวนเงิน",
} as const satisfies Translated<typeof source>;
