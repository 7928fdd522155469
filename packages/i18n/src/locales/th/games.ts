import type { Translated } from "../../messages/tree.types.ts";
import type { games as source } from "../en/games.ts";

export const games = {
  open: "{category} · เปิดใช้งานแล้ว",
  closed: "{category} · ยังไม่เปิดใช้งาน",
  balance: "ยอดเงินในเกม",
  refresh: "อัปเดตยอดเงิน",
  username: "ชื่อผู้ใช้",
  password: "รหัสผ่าน",
  passwordHidden: "ซ่อนรหัสผ่านไว้",
  copiedPassword: "คัดลอกรหัสผ่านแล้ว",
  credentialsFailed: "โหลดชื่อผู้ใช้และรหัสผ่านไม่สำเร็จ",
  play: "เล่นบนเว็บ",
  playMoves: "โอนเข้าเกม {amount} แล้วเปิดเกม",
  playMovesAll: "โอนเงินทั้งกระเป๋าเข้าเกม แล้วเปิดเกม",
  playOpens: "เปิดเกมในแท็บใหม่",
  opening: "กำลังเปิด {name}…",
  moving: "กำลังโอน…",
  transferOnly: "โอนอย่างเดียว",
  android: "Android",
  ios: "iOS",
  moved: "โอนเงินทั้งกระเป๋าเข้า {name} แล้ว",
  notOpened: "เปิดเกมไม่สำเร็จ",
  blocked: {
    title: "เบราว์เซอร์ไม่ได้เปิดแท็บใหม่",
    text: "กดปุ่มเพื่อเปิดเกม",
    open: "เปิด {name}",
  },
  reset: {
    action: "รีเซ็ตรหัสผ่าน",
    title: "รีเซ็ตรหัสผ่านของ {name} หรือไม่",
    text: "คุณจะได้รหัสผ่านใหม่ รหัสเดิมจะใช้ไม่ได้ทันที รวมถึงในแอปของเกม",
    keep: "ใช้รหัสเดิม",
    sending: "กำลังรีเซ็ต…",
    changed: {
      title: "รหัสผ่านใหม่พร้อมใช้แล้ว",
      text: "ใช้รหัสนี้ในการเข้าเกมครั้งต่อไป",
    },
    later: "รหัสผ่านใหม่ของ {name} พร้อมใช้แล้ว เปิดเกมเพื่อดูรหัส",
    unknown: {
      title: "ยังยืนยันรหัสผ่านใหม่ไม่ได้",
      text: "รหัสผ่านด้านล่างคือรหัสที่เกมใช้อยู่ตอนนี้ และยังอาจเปลี่ยนได้",
      check: "ตรวจสอบอีกครั้ง",
    },
    notSent: "ยังไม่ได้ส่งคำขอ รหัสผ่านยังเป็นรหัสเดิม กรุณาลองใหม่",
    failed: "รีเซ็ตรหัสผ่านไม่สำเร็จ",
  },
  inactive: {
    title: "คุณยังไม่มีบัญชีของ {name}",
    text: "เปิดใช้งานเพื่อรับชื่อผู้ใช้และรหัสผ่าน",
  },
  gone: {
    title: "ไม่มีเกมนี้แล้ว",
    text: "กรุณาเลือกเกมอื่นที่หน้าแรก",
  },
} as const satisfies Translated<typeof source>;
