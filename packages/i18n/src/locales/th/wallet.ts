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
  notSynced: "ยังไม่ได้อัปเดต",
  refreshFailed: "ยอดเงินที่แสดงเป็นยอดก่อนหน้านี้",
  games: {
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
