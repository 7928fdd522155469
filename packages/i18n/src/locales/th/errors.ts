import type { Translated } from "../../messages/tree.types.ts";
import type { errors as source } from "../en/errors.ts";

export const errors = {
  network: {
    title: "เชื่อมต่อไม่ได้",
    text: "ตรวจสอบอินเทอร์เน็ต แล้วลองอีกครั้ง",
  },
  timeout: {
    title: "ระบบตอบช้าเกินไป",
    text: "ระบบใช้เวลานานเกินไป กรุณาลองอีกครั้ง",
  },
  notSent: {
    title: "ยังไม่ได้ส่งรายการ",
    text: "ยังไม่ได้ส่งรายการ กรุณาลองอีกครั้ง",
  },
  garbage: {
    title: "อ่านคำตอบจากระบบไม่ได้",
    text: "ระบบส่งข้อมูลที่แอปอ่านไม่ได้ กรุณาลองใหม่ภายหลัง",
  },
  gone: {
    title: "ปิดให้บริการแล้ว",
    text: "บริการนี้ไม่รับฝาก โอน หรือถอนเงินอีกต่อไป",
  },
  unexpected: {
    title: "เกิดข้อผิดพลาด",
  },
  form: {
    latinOnly: "ชื่อบัญชีธนาคารต้องเป็นภาษาอังกฤษเท่านั้น",
    requiredField: "กรุณากรอกข้อมูล",
    amountDecimals: "ใส่ทศนิยมได้ไม่เกิน 2 ตำแหน่ง",
    amountFormat: "กรุณากรอกจำนวนเงินเป็นตัวเลข",
  },
} as const satisfies Translated<typeof source>;
