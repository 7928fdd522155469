import type { Translated } from "../../messages/tree.types.ts";
import type { failures as source } from "../en/failures.ts";

export const failures = {
  sessionEnded: "กรุณาเข้าสู่ระบบอีกครั้งเพื่อทำรายการต่อ ข้อมูลที่กรอกไว้ยังอยู่",
  unconfirmed: "ยังยืนยันไม่ได้ว่าบันทึกแล้ว ระบบกำลังตรวจสอบต่อ และคุณบันทึกอีกครั้งได้",
  next: {
    contactSupport: "ติดต่อเจ้าหน้าที่",
    deposit: "ฝากเงิน",
    finishBonus: "ดูโบนัส",
  },
} as const satisfies Translated<typeof source>;
