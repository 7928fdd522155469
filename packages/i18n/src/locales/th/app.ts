import type { Translated } from "../../messages/tree.types.ts";
import type { app as source } from "../en/app.ts";

export const app = {
  tagline: "กระเป๋าเดียว ครบทุกเกม",
  skipToContent: "ข้ามไปยังเนื้อหา",
  nav: {
    home: "หน้าแรก",
    register: "สมัคร",
    contact: "ติดต่อ",
    statement: "รายการ",
    conditions: "เงื่อนไข",
    bonus: "โบนัส",
    profile: "โปรไฟล์",
    profileOf: "โปรไฟล์ของ {name}",
    howto: "วิธีใช้งาน",
    logout: "ออกจากระบบ",
  },
  theme: {
    label: "โหมดสี",
    dark: "มืด",
    light: "สว่าง",
    auto: "อัตโนมัติ",
  },
  drawer: {
    title: "คุณต้องการทำรายการอะไร",
    deposit: "ฝากเงิน",
    withdraw: "ถอนเงิน",
    invite: "แนะนำเพื่อน",
    bonus: "โบนัส",
    refund: "คืนยอดเสีย",
    spin: "วงล้อนำโชค",
    coins: "{count}\u00A0เหรียญ",
    refreshAll: "อัปเดตยอดเงินทั้งหมด",
    refreshAllState: "รวม {total} · อัปเดตล่าสุด {time}\u00A0น.",
    total: "รวม {total}",
    refreshed: "อัปเดตยอดเงินทั้งหมดแล้ว",
  },
  title: {
    page: "{page} · {brand}",
    home: "หน้าแรก",
    login: "เข้าสู่ระบบ",
    register: "สมัครสมาชิก",
    howto: "วิธีใช้งาน",
    contact: "ติดต่อเจ้าหน้าที่",
    profile: "โปรไฟล์",
    bonus: "โบนัส",
    statement: "รายการเดินบัญชี",
    notFound: "ไม่พบหน้านี้",
    terminated: "ปิดให้บริการ",
  },
  notFound: {
    code: "404",
    title: "ไม่พบหน้านี้",
    text: "ไม่พบหน้าที่คุณต้องการ เงินของคุณยังอยู่ครบ",
    home: "กลับหน้าแรก",
  },
  terminated: {
    title: "ปิดให้บริการแล้ว",
    text: "ไม่สามารถฝาก โอน หรือถอนเงินได้อีกต่อไป หากมียอดเงินคงเหลือ กรุณาติดต่อผู้ให้บริการ",
  },
  conditions: {
    title: "เงื่อนไข",
    empty: "ยังไม่มีเงื่อนไขการใช้บริการ",
  },
  offline: {
    banner: "ไม่มีการเชื่อมต่ออินเทอร์เน็ต ข้อมูลที่แสดงอาจไม่เป็นปัจจุบัน",
  },
  update: {
    text: "มีแอปเวอร์ชันใหม่พร้อมใช้งานแล้ว",
    start: "อัปเดตเลย",
  },
  crash: {
    title: "หน้านี้ขัดข้องชั่วคราว",
    text: "เงินของคุณปลอดภัย กรุณาโหลดหน้าใหม่ หากกำลังทำรายการอยู่ กรุณาตรวจสอบรายการเดินบัญชีก่อน",
    reload: "โหลดหน้าใหม่",
    chunk: "โหลดข้อมูลส่วนนี้ไม่สำเร็จ กรุณาตรวจสอบอินเทอร์เน็ต แล้วลองอีกครั้ง",
  },
} as const satisfies Translated<typeof source>;
