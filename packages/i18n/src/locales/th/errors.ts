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
  offline: {
    title: "คุณออฟไลน์อยู่",
    text: "หน้านี้จะกลับมาทันทีที่เชื่อมต่อได้",
  },
  gone: {
    title: "ปิดให้บริการแล้ว",
    text: "บริการนี้ไม่รับฝาก โอน หรือถอนเงินอีกต่อไป",
  },
  unexpected: {
    title: "เกิดข้อผิดพลาด",
    text: "กรุณาลองอีกครั้ง",
  },
  form: {
    passwordNotEqual: "รหัสผ่านไม่ตรงกัน",
    latinOnly: "ชื่อบัญชีธนาคารต้องเป็นภาษาอังกฤษเท่านั้น",
    requiredField: "กรุณากรอกข้อมูล",
    phone: "เบอร์โทรศัพท์ต้องมี 10 หลัก",
    phoneDigits: "กรุณากรอกเบอร์โทรศัพท์",
    amountDecimals: "ใส่ทศนิยมได้ไม่เกิน 2 ตำแหน่ง",
    amountFormat: "กรุณากรอกจำนวนเงินเป็นตัวเลข",
  },
  chat: {
    cannotStart: "เริ่มแชทไม่ได้",
    fileNotSupported: "ไม่รองรับไฟล์นี้",
    fileTooLarge: "ไฟล์ใหญ่เกินไป กรุณาเลือกไฟล์ไม่เกิน {size} MB",
  },
  slip: {
    UPLOADED_FILE_NOT_EXIST: "สลิปไม่ถูกต้อง",
    IMG_SIZE_UNABLE_TO_PROCESS: "สลิปไม่ถูกต้อง",
    CANNOT_READ_CROPPED_IMAGE: "สลิปไม่ถูกต้อง",
    DEST_ACC_INVALID: "บัญชีปลายทางไม่ถูกต้อง",
    SLIP_REFNO_DUPLICATED: "สลิปซ้ำ",
    UNSTABLE_REFNO_ON_SLIP: "อ่านเลขอ้างอิงไม่ได้",
    TRIPPLE_WRONG_CAPTCHA: "กรอกรหัสภาพผิดสามครั้ง",
    INVALID_SLIP: "อ่านสลิปไม่ได้",
    NOT_MATCH: "บัญชีไม่ตรงกัน",
    EXPIRED_SLIP: "สลิปหมดอายุ",
    UNKNOW_ERROR: "ไม่ทราบสาเหตุ",
  },
} as const satisfies Translated<typeof source>;
