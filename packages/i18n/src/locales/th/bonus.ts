import type { Translated } from "../../messages/tree.types.ts";
import type { bonus as source } from "../en/bonus.ts";

export const bonus = {
  title: "โบนัส",
  conditions: "เงื่อนไข",
  balance: "ยอดโบนัส",
  locked: "ถอนได้เมื่อทำเทิร์นครบ",
  choose: "เลือกโบนัสด้านล่าง หรือใส่โค้ดโปรโมชัน",
  minimum: "โบนัสจะสิ้นสุดเมื่อเงินของคุณรวมกับโบนัสเหลือต่ำกว่า {amount}",
  codeLater: "ใส่โค้ดใหม่ได้หลังโบนัสนี้สิ้นสุด",
  list: "โบนัสทั้งหมด",
  loading: "กำลังโหลดโบนัส",
  empty: {
    title: "ขณะนี้ยังไม่มีโบนัส",
    text: "โบนัสใหม่จะแสดงที่นี่ คุณยังใช้โค้ดโปรโมชันได้",
  },
  type: {
    limit: "โบนัสจำกัดจำนวนครั้ง",
    day: "โบนัสรายวัน",
    week: "โบนัสรายสัปดาห์",
    promotion: "โปรโมชัน",
    other: "โบนัส",
  },
  card: {
    current: "กำลังใช้งาน",
    received: "รับครบแล้ว",
    left: {
      limit: "รับได้อีก {count}\u00A0ครั้ง",
      day: "วันนี้รับได้อีก {count}\u00A0ครั้ง",
      week: "สัปดาห์นี้รับได้อีก {count}\u00A0ครั้ง",
    },
    see: "ดูเงื่อนไขและรับโบนัส",
    receivedAt: "รับเมื่อ {date} · {time}\u00A0น.",
    again: "รับได้อีกครั้งวันที่ {date}",
    never: "คุณรับโบนัสนี้ครบจำนวนครั้งแล้ว",
  },
  turnover: {
    title: "ทำเทิร์นแล้ว",
    value: "{played} / {required}",
    left: "เหลืออีก {amount}",
  },
  cancel: "ยกเลิกโบนัส",
  ask: {
    title: "ต้องการยกเลิกโบนัสนี้หรือไม่",
    text: "โบนัสที่เหลือจะถูกยกเลิก เงินในกระเป๋าและในเกมยังเป็นของคุณ",
    keep: "ใช้โบนัสต่อ",
    failed: "ยกเลิกโบนัสไม่สำเร็จ",
  },
  modal: {
    hint: "ตรวจสอบเงื่อนไขก่อนรับโบนัส",
    banners: "รายละเอียดโบนัส",
    type: "ประเภท",
    most: "รับได้สูงสุด",
    times: {
      limit: "{count}\u00A0ครั้ง",
      day: "{count}\u00A0ครั้ง/วัน",
      week: "{count}\u00A0ครั้ง/สัปดาห์",
    },
    left: {
      limit: "รับได้อีก",
      day: "วันนี้รับได้อีก",
      week: "สัปดาห์นี้รับได้อีก",
    },
    receive: "รับโบนัส",
    receiving: "กำลังรับ…",
    otherActive: {
      title: "กำลังใช้โบนัสอื่นอยู่",
      text: "รับโบนัสนี้ได้หลังโบนัสที่กำลังใช้งานสิ้นสุด",
    },
    gone: {
      title: "โบนัสนี้ปิดรับแล้ว",
      text: "กรุณาเลือกโบนัสอื่นจากรายการ",
    },
  },
  saved: "รับโบนัสสำเร็จ เพิ่มในยอดโบนัสแล้ว",
} as const satisfies Translated<typeof source>;
