import type { Translated } from "../../messages/tree.types.ts";
import type { withdraw as source } from "../en/withdraw.ts";

export const withdraw = {
  title: "ถอนเงิน",
  to: "เข้าบัญชี {bank} · {number}",
  amount: "จำนวนเงิน",
  lowest: "ต่ำสุด {amount}",
  highest: "สูงสุด {amount}",
  balance: "ยอดเงินในกระเป๋า",
  after: "คงเหลือหลังถอน",
  all: "ทั้งหมด",
  bonus: "คุณกำลังรับโบนัส จึงต้องถอนยอดเงินทั้งหมด",
  submit: "ถอนเงิน",
  submitFor: "ยืนยันถอน {amount}",
  submitting: "กำลังถอน…",
  problem: {
    minimumAboveBalance: "ถอนขั้นต่ำ {minimum} แต่ในกระเป๋ามีเพียง {balance}",
    bonusBalanceAboveMaximum: "เมื่อรับโบนัสต้องถอนทั้งหมด แต่ถอนได้สูงสุด {maximum} กรุณาติดต่อเจ้าหน้าที่",
    belowMinimum: "ถอนขั้นต่ำ {minimum}",
    aboveMaximum: "ถอนได้สูงสุด {maximum}",
    aboveBalance: "ในกระเป๋ามีเพียง {balance}",
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
