import type { Translated } from "../../messages/tree.types.ts";
import type { statement as source } from "../en/statement.ts";

export const statement = {
  title: "รายการเดินบัญชี",
  latest: "ล่าสุด",
  slips: "สถานะสลิป",
  wallet: "กระเป๋าเงิน",
  kind: {
    deposit: "ฝากเงิน",
    bonus: "โบนัส",
    finishBonus: "จบโบนัส",
    withdraw: "ถอนเงิน",
    transfer: "โอนเงิน",
    other: "รายการ",
  },
  with: "{kind} · {end}",
  between: "{from} → {to}",
  empty: {
    title: "ยังไม่มีรายการ",
    text: "เมื่อมีการเคลื่อนไหวของเงิน จะเห็นทั้งหมดที่นี่",
  },
  loading: "กำลังโหลดรายการ",
} as const satisfies Translated<typeof source>;
