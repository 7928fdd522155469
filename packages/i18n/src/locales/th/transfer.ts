import type { Translated } from "../../messages/tree.types.ts";
import type { transfer as source } from "../en/transfer.ts";

export const transfer = {
  title: "โอนเงิน",
  description: "ระหว่างกระเป๋าและเกมของคุณ",
  from: "จาก",
  to: "ไปยัง",
  none: "ยังไม่เลือก",
  noneHint: "เลื่อนเพื่อเลือก",
  amount: "จำนวนเงิน",
  all: "ทั้งหมด",
  swap: "สลับต้นทางและปลายทาง",
  available: "โอนได้สูงสุด {amount}",
  aboveKnown: "ยอดที่แสดงล่าสุดของ{account}คือ {balance} ระบบจะตรวจสอบอีกครั้งก่อนโอน",
  after: "หลังโอน",
  submit: "โอนเงิน",
  next: {
    from: "เลือกต้นทาง",
    to: "เลือกปลายทาง",
    amount: "ใส่จำนวนเงิน",
  },
  submitFor: "โอน {amount} จาก{from}ไปยัง{to}",
  submitting: "กำลังโอน…",
  noGames: {
    title: "ยังไม่มีเกมให้โอนเงิน",
    text: "เปิดใช้งานเกมที่หน้าแรกก่อน แล้วเกมจะแสดงที่นี่",
  },
  problem: {
    accountMissing: "กรุณาเลือกบัญชี",
    sameAccount: "ต้นทางและปลายทางต้องเป็นคนละบัญชี",
    belowMinimum: "จำนวนเงินขั้นต่ำ {minimum}",
    aboveBalance: "{account}มีเพียง {balance}",
  },
  done: {
    title: "โอนเงินสำเร็จ",
    text: "โอน {amount} จาก{from}ไปยัง{to}แล้ว",
    time: "{time}\u00A0น.",
    play: "เล่น {game}",
    close: "เสร็จสิ้น",
  },
} as const satisfies Translated<typeof source>;
