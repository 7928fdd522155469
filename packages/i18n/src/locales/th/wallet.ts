import type { Translated } from "../../messages/tree.types.ts";
import type { wallet as source } from "../en/wallet.ts";

export const wallet = {
  title: "ยอดเงินในกระเป๋า",
  bonusTitle: "ยอดโบนัส",
  which: "กระเป๋าที่แสดง",
  cash: "เงินสด",
  bonus: "โบนัส",
  deposit: "ฝากเงิน",
  withdraw: "ถอนเงิน",
  transfer: "โอนเงิน",
  refresh: "อัปเดตยอดเงิน",
  refreshing: "กำลังอัปเดต",
  notSynced: "กำลังอัปเดต",
  refreshFailed: "แสดงยอดเงินล่าสุดที่มี",
  hide: "ซ่อนยอดเงิน",
  show: "แสดงยอดเงิน",
  hidden: "ซ่อนยอดเงินไว้",
  first: {
    title: "เริ่มต้นใน 3\u00A0ขั้นตอน",
    deposit: { title: "ฝากเงินครั้งแรก", text: "สแกน QR หรือโอนเข้าบัญชี" },
    activate: { title: "เปิดใช้งานเกม", text: "เลือกเกมที่ชอบ ไม่มีค่าธรรมเนียม" },
    transfer: { title: "โอนเงินเข้าเกม", text: "โอนกลับกระเป๋าได้ทุกเวลา" },
  },
  games: {
    offline: "เกมจะแสดงเมื่อกลับมาออนไลน์",
    slot: "สล็อต",
    sport: "กีฬา + คาสิโน",
    lotto: "หวย",
    activate: "เปิดใช้งาน",
    activating: "กำลังเปิดใช้งาน…",
    activated: "เปิดใช้งาน {name} แล้ว โอนเงินเข้าเกมได้เลย",
    empty: "ยังไม่มีเกมในหมวดนี้",
    notYet: "ยังเปิด {name} จากหน้านี้ไม่ได้ ยอดเงินในเกมยังอยู่ครบ",
  },
} as const satisfies Translated<typeof source>;
