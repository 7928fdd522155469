import type { Translated } from "../../messages/tree.types.ts";
import type { withdraw as source } from "../en/withdraw.ts";

export const withdraw = {
  title: "ถอนเงิน",
  to: "เข้าบัญชี {bank} · {number}",
  amount: "จำนวนเงิน",
  lowest: "ขั้นต่ำ {amount}",
  highest: "สูงสุด {amount}",
  balance: "ยอดเงินของคุณ",
  available: "ยอดที่ถอนได้",
  games: "เกม {count}\u00A0รายการ",
  after: "คงเหลือหลังถอน",
  fromGames: "ระบบจะโอนเงินจากเกมกลับเข้ากระเป๋าก่อนถอน",
  all: "ทั้งหมด",
  turnoverLeft: "ทำเทิร์น (ยอดเดิมพัน) อีก {amount} เพื่อถอน",
  turnover: "ทำแล้ว {played} / {required}",
  seeBonus: "ดูโบนัส",
  bonus: "ขณะใช้โบนัส ต้องถอนทั้งหมดในครั้งเดียว",
  submit: "ถอนเงิน",
  submitFor: "ยืนยันถอน {amount}",
  submitting: "กำลังถอน…",
  problem: {
    minimumAboveBalance: "ถอนขั้นต่ำ {minimum} แต่ยอดเงินของคุณมีเพียง {balance}",
    bonusBalanceAboveMaximum: "ขณะใช้โบนัสต้องถอนทั้งหมด แต่ถอนได้สูงสุด {maximum} กรุณาติดต่อเจ้าหน้าที่",
    belowMinimum: "ถอนขั้นต่ำ {minimum}",
    aboveMaximum: "ถอนได้สูงสุด {maximum}",
    aboveBalance: "ยอดเงินของคุณมีเพียง {balance}",
    notFullBalance: "ต้องถอนทั้งหมด {balance}",
  },
  refused: {
    belowMinimum: "จำนวนเงินต่ำกว่ายอดถอนขั้นต่ำ",
    failed: "ถอนเงินไม่สำเร็จ เงินยังอยู่ในกระเป๋าของคุณ",
  },
  done: {
    text: "กำลังโอน {amount} เข้าบัญชีธนาคารของคุณ",
  },
} as const satisfies Translated<typeof source>;
