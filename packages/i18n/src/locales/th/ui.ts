import type { Translated } from "../../messages/tree.types.ts";
import type { ui as source } from "../en/ui.ts";

export const ui = {
  close: "ปิด",
  loading: "กำลังโหลด",
  showPassword: "แสดงรหัสผ่าน",
  hidePassword: "ซ่อนรหัสผ่าน",
  copy: "คัดลอก",
  copied: "คัดลอกแล้ว: {text}",
  copyFailed: "คัดลอกไม่สำเร็จ",
  select: {
    placeholder: "เลือก",
    noMatch: "ไม่พบรายการที่ตรงกัน",
  },
  pagination: {
    label: "หน้า",
    previous: "หน้าก่อนหน้า",
    next: "หน้าถัดไป",
    page: "หน้า {page}",
  },
  carousel: {
    previous: "ก่อนหน้า",
    next: "ถัดไป",
    slide: "{position} จาก {total}",
    none: "ไม่ได้เลือก",
    pause: "หยุดเลื่อนแบนเนอร์",
    play: "เลื่อนแบนเนอร์ต่อ",
  },
  steps: {
    current: "ขั้นตอนที่ {step} จาก {total}",
    done: "ขั้นตอนที่ {step} เสร็จแล้ว",
  },
  countdown: {
    label: "เวลาที่เหลือ",
    left: "เหลือเวลา {time}",
  },
  emptyState: {
    empty: "ยังไม่มีรายการ",
    error: "โหลดข้อมูลไม่สำเร็จ",
    comingSoon: "ยังไม่เปิดให้ใช้",
    comingSoonText: "ส่วนนี้จะมาในเวอร์ชันถัดไป",
    offline: "เชื่อมต่อไม่ได้",
    offlineText: "กรุณาตรวจสอบอินเทอร์เน็ต แล้วลองอีกครั้ง",
  },
  toast: {
    region: "การแจ้งเตือน",
    dismiss: "ปิดการแจ้งเตือน",
  },
  menu: {
    main: "เมนูหลัก",
    openActions: "เปิดเมนูทำรายการ",
  },
  video: {
    error: "เปิดวิดีโอนี้ไม่ได้",
    errorText: "กรุณาลองใหม่ภายหลัง หรือสอบถามเจ้าหน้าที่ทางแชต",
  },
  theme: {
    toNight: "เปลี่ยนเป็นโหมดมืด",
    toDay: "เปลี่ยนเป็นโหมดสว่าง",
  },
  language: "ภาษา",
  newTab: "เปิดในแท็บใหม่",
  money: {
    tooManyDecimals: "ใส่ทศนิยมได้ไม่เกิน 2\u00A0ตำแหน่ง",
    digitsOnly: "ใส่ได้เฉพาะตัวเลขและจุดทศนิยม",
    quickAmounts: "จำนวนเงินที่ใช้บ่อย",
  },
} as const satisfies Translated<typeof source>;
