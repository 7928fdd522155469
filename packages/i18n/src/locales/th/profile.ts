import type { Translated } from "../../messages/tree.types.ts";
import type { profile as source } from "../en/profile.ts";

export const profile = {
  title: "โปรไฟล์",
  id: "รหัสสมาชิก {id}",
  since: "เป็นสมาชิกตั้งแต่ {date}",
  username: "ชื่อผู้ใช้",
  readOnly: "แก้ไขไม่ได้",
  accountName: "ชื่อบัญชีธนาคาร",
  bank: "ธนาคาร",
  accountNo: "เลขที่บัญชี",
  loading: "กำลังโหลดโปรไฟล์",
  none: "–",
  account: "บัญชี",
  paidHere: "เงินที่ถอนจะเข้าบัญชีนี้เท่านั้น",
  preferences: "ภาษาและโหมดสี",
  security: "ความปลอดภัย",
  signOut: {
    title: "ออกจากระบบ",
    hint: "เฉพาะอุปกรณ์นี้",
  },
  limit: {
    used: "วันนี้ {value}",
    left: "เหลือ {value}",
  },
  saved: {
    title: "บันทึกแล้ว",
    password: "เปลี่ยนรหัสผ่านแล้ว และออกจากระบบบนอุปกรณ์อื่นทั้งหมดให้แล้ว",
    details: "แก้ไขโปรไฟล์เรียบร้อยแล้ว",
  },
  password: {
    title: "เปลี่ยนรหัสผ่าน",
    hint: "ต้องกรอกรหัสผ่านปัจจุบัน",
    old: "รหัสผ่านปัจจุบัน",
    new: "รหัสผ่านใหม่",
    confirmation: "ยืนยันรหัสผ่านใหม่",
    unanswered:
      "ยังไม่ทราบผล รหัสผ่านปัจจุบันอาจยังใช้ได้ กรุณาบันทึกอีกครั้ง หากระบบแจ้งว่ารหัสผ่านปัจจุบันไม่ถูกต้อง แสดงว่าเปลี่ยนสำเร็จแล้ว เมื่อเข้าสู่ระบบ กรุณาลองรหัสผ่านใหม่ก่อน",
  },
  edit: {
    title: "แก้ไขโปรไฟล์",
    hint: "ชื่อและบัญชีธนาคาร",
    text: "เงินที่ถอนจะเข้าบัญชีนี้ ชื่อบัญชีต้องเป็นของคุณ",
    name: "ชื่อ",
  },
  missing: {
    name: "กรุณากรอกชื่อ",
    bankCode: "กรุณาเลือกธนาคาร",
    bankAccountName: "กรุณากรอกชื่อบัญชีธนาคาร",
    bankAccountNo: "กรุณากรอกเลขที่บัญชี",
  },
  problem: {
    required: "กรุณากรอกข้อมูล",
    passwordsDiffer: "รหัสผ่านไม่ตรงกัน",
    latinOnly: "ชื่อบัญชีธนาคารต้องเป็นภาษาอังกฤษเท่านั้น",
    accountDigits: "เลขที่บัญชีต้องเป็นตัวเลขเท่านั้น",
  },
} as const satisfies Translated<typeof source>;
