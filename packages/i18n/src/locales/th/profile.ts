import type { Translated } from "../../messages/tree.types.ts";
import type { profile as source } from "../en/profile.ts";

export const profile = {
  title: "โปรไฟล์",
  id: "ไอดี {id}",
  since: "เป็นสมาชิกตั้งแต่ {date}",
  username: "ชื่อผู้ใช้",
  readOnly: "แก้ไขไม่ได้",
  accountName: "ชื่อบัญชีธนาคาร",
  bank: "ธนาคาร",
  accountNo: "เลขที่บัญชี",
  loading: "กำลังโหลดโปรไฟล์",
  none: "–",
  saved: {
    title: "บันทึกแล้ว",
    password: "ใช้รหัสผ่านใหม่ได้แล้ว อุปกรณ์เครื่องอื่นถูกออกจากระบบแล้ว",
    details: "แก้ไขโปรไฟล์เรียบร้อยแล้ว",
  },
  password: {
    title: "เปลี่ยนรหัสผ่าน",
    hint: "ต้องใช้รหัสผ่านเดิม",
    old: "รหัสผ่านเดิม",
    new: "รหัสผ่านใหม่",
    confirmation: "ยืนยันรหัสผ่านใหม่",
    unanswered:
      "ยังยืนยันไม่ได้ว่าเปลี่ยนแล้ว รหัสผ่านเดิมอาจยังใช้ได้ ลองบันทึกอีกครั้ง หากระบบแจ้งว่ารหัสผ่านเดิมไม่ถูกต้อง แสดงว่าใช้รหัสผ่านใหม่แล้ว เมื่อเข้าสู่ระบบ ให้ลองรหัสผ่านใหม่ก่อน",
  },
  edit: {
    title: "แก้ไขโปรไฟล์",
    hint: "ชื่อและบัญชีธนาคาร",
    text: "เงินที่ถอนจะเข้าบัญชีนี้ ชื่อบัญชีต้องเป็นของคุณ",
    name: "ชื่อ",
  },
  problem: {
    required: "กรุณากรอกข้อมูล",
    passwordsDiffer: "รหัสผ่านไม่ตรงกัน",
    latinOnly: "ชื่อบัญชีธนาคารต้องเป็นภาษาอังกฤษเท่านั้น",
    accountDigits: "เลขที่บัญชีต้องเป็นตัวเลขเท่านั้น",
  },
} as const satisfies Translated<typeof source>;
