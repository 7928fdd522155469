import type { Translated } from "../../messages/tree.types.ts";
import type { invite as source } from "../en/invite.ts";

export const invite = {
  title: "แนะนำเพื่อน",
  hero: {
    title: "ชวนเพื่อนมาเล่นด้วยกัน",
    text: "รับโบนัสจากเพื่อนทุกคนที่เล่น",
  },
  link: "ลิงก์แนะนำของคุณ",
  copy: "คัดลอกลิงก์",
  share: "แชร์",
  shareText: "มาสมัครด้วยลิงก์นี้กัน",
  shareFailed: "แชร์จากที่นี่ไม่ได้ กรุณาคัดลอกลิงก์แทน",
  bonus: "โบนัสที่รับได้",
  success: "เพื่อนที่เข้าเงื่อนไข {percent}",
  fail: "ยังไม่เข้าเงื่อนไข {percent}",
  receive: "รับโบนัส",
  receiving: "กำลังรับ…",
  turnover: "เมื่อรับแล้ว ต้องทำเทิร์น (ยอดเดิมพันรวม) ให้ครบก่อน จึงจะถอนเงินในกระเป๋าและในเกมได้",
  friends: "เพื่อนที่สมัครแล้ว",
  total: "ทั้งหมด {count}\u00A0คน",
  friend: "เพื่อน",
  amount: "โบนัส ({currency})",
  loading: "กำลังโหลดรายชื่อเพื่อน",
  empty: {
    title: "ยังไม่มีเพื่อนสมัคร",
    text: "เพื่อนที่สมัครด้วยลิงก์ของคุณจะแสดงที่นี่",
  },
} as const satisfies Translated<typeof source>;
