import type { Translated } from "../../messages/tree.types.ts";
import type { session as source } from "../en/session.ts";

export const session = {
  title: "เข้าสู่ระบบ",
  headline: "กระเป๋าเดียว\nครบทุกเกม",
  promise: "ฝากเงินด้วย QR ในประมาณ 1\u00A0นาที\nเงินของคุณอยู่ที่เดียว",
  username: "เบอร์โทรศัพท์หรือชื่อผู้ใช้",
  password: "รหัสผ่าน",
  remember: "จดจำการเข้าสู่ระบบบนอุปกรณ์นี้",
  submit: "เข้าสู่ระบบ",
  help: "ลืมรหัสผ่าน / ต้องการความช่วยเหลือ",
  helpTopic: "ลืมรหัสผ่าน",
  noAccount: "ยังไม่มีบัญชี?",
  register: "สมัครสมาชิก",
  missing: {
    username: "กรุณากรอกเบอร์โทรศัพท์หรือชื่อผู้ใช้",
    password: "กรุณากรอกรหัสผ่าน",
  },
  ended: {
    title: "หมดเวลาการใช้งาน",
  },
  lostLine: {
    title: "ยังไม่ได้เข้าสู่ระบบ",
  },
} as const satisfies Translated<typeof source>;
