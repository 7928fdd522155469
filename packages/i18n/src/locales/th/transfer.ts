import type { Translated } from "../../messages/tree.types.ts";
import type { transfer as source } from "../en/transfer.ts";

export const transfer = {
  title: "โอนเงิน",
  description: "ระหว่างกระเป๋าและเกมของคุณ",
  from: "จาก",
  to: "ไปยัง",
  none: "เลือกบัญชี",
  amount: "จำนวนเงิน",
  all: "ทั้งหมด",
  submit: "โอนเงิน",
  submitFor: "โอน {amount} จาก {from} ไป {to}",
  submitting: "กำลังโอน…",
  noGames: {
    title: "ยังไม่มีเกมให้โอนเงิน",
    text: "เปิดใช้งานเกมที่หน้าแรกก่อน แล้วเกมจะแสดงที่นี่",
  },
  problem: {
    accountMissing: "กรุณาเลือกบัญชีให้ถูกต้อง",
    sameAccount: "โอนเข้าหรือออกจากบัญชีเดียวกันไม่ได้",
    belowMinimum: "จำนวนเงินขั้นต่ำ {minimum}",
    aboveBalance: "{account} มีเพียง {balance}",
  },
  done: {
    text: "โอน {amount} จาก {from} ไป {to} แล้ว",
  },
} as const satisfies Translated<typeof source>;
