import type { Translated } from "../../messages/tree.types.ts";
import type { fields as source } from "../en/fields.ts";

export const fields = {
  charactersLeft: "เหลืออีก {count}\u00A0ตัวอักษร",
  amountTooLarge: "จำนวนเงินมากเกินไป",
  phoneDigits: "เบอร์โทรศัพท์ต้องเป็นตัวเลขเท่านั้น",
  codeNotFound: "ข้อความที่วางไม่มีรหัส {digits}\u00A0หลัก",
  search: {
    open: "เปิดรายการ",
    results: "พบ {count}\u00A0รายการ",
  },
  file: {
    choose: "เลือกไฟล์",
    another: "เลือกไฟล์อื่น",
    orDrop: "หรือลากมาวางที่นี่",
    dropNow: "ปล่อยเพื่อเลือกไฟล์นี้",
    limits: "{types} ขนาดไม่เกิน {limit}",
    typesOnly: "เฉพาะ {types}",
    sizeOnly: "ขนาดไม่เกิน {limit}",
    pictures: "รูปภาพ",
    chosen: "เลือก {name} แล้ว",
    remove: "นำ {name} ออก",
    removed: "นำ {name} ออกแล้ว",
    wrongType: "ใช้ไฟล์ชนิดนี้ไม่ได้ กรุณาเลือก {types}",
    tooBig: "ไฟล์นี้มีขนาด {size} กรุณาเลือกไฟล์ไม่เกิน {limit}",
    empty: "ไฟล์นี้ไม่มีข้อมูล กรุณาเลือกไฟล์อื่น",
    onlyOne: "เลือกได้ครั้งละหนึ่งไฟล์",
  },
} as const satisfies Translated<typeof source>;
