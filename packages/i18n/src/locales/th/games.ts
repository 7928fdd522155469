import type { Translated } from "../../messages/tree.types.ts";
import type { games as source } from "../en/games.ts";

export const games = {
  open: "{category} · เปิดใช้งานแล้ว",
  closed: "{category} · ยังไม่ได้เปิดใช้งาน",
  balance: "ยอดเงินในเกม",
  refresh: "อัปเดตยอดเงิน",
  username: "ชื่อผู้ใช้",
  password: "รหัสผ่าน",
  passwordHidden: "ซ่อนรหัสผ่านไว้",
  copiedPassword: "คัดลอกรหัสผ่านแล้ว",
  credentialsFailed: "โหลดชื่อผู้ใช้และรหัสผ่านไม่สำเร็จ",
  play: "เล่นบนเว็บ",
  playMoves: "โอนเข้าเกม {amount} แล้วเปิดเกม",
  playMovesAll: "โอนเงินทั้งหมดในกระเป๋าเข้าเกม แล้วเปิดเกม",
  playOpens: "เปิดเกมในแท็บใหม่",
  opening: "กำลังเปิด {name}…",
  moving: "กำลังโอน…",
  transferOnly: "โอนอย่างเดียว",
  android: "Android",
  ios: "iOS",
  moved: "โอนเงินทั้งหมดในกระเป๋าเข้า {name} แล้ว",
  notOpened: "เปิดเกมไม่สำเร็จ",
  blocked: {
    title: "เบราว์เซอร์บล็อกการเปิดแท็บใหม่",
    text: "กดปุ่มเพื่อเปิดเกม",
    open: "เปิด {name}",
  },
  reset: {
    action: "ตั้งรหัสผ่านใหม่",
    title: "ต้องการตั้งรหัสผ่านใหม่ของ{name}หรือไม่",
    text: "คุณจะได้รับรหัสผ่านใหม่ และรหัสผ่านเดิมจะถูกยกเลิกทันที รวมถึงในแอปของเกม",
    keep: "ใช้รหัสเดิม",
    sending: "กำลังตั้งใหม่…",
    changed: {
      title: "รหัสผ่านใหม่พร้อมใช้แล้ว",
      text: "ใช้รหัสนี้ในการเข้าเกมครั้งต่อไป",
    },
    later: "รหัสผ่านใหม่ของ {name} พร้อมใช้แล้ว เปิดเกมเพื่อดูรหัส",
    unknown: {
      title: "ยังยืนยันรหัสผ่านใหม่ไม่ได้",
      text: "รหัสผ่านด้านล่างคือรหัสที่เกมใช้อยู่ขณะนี้ และยังอาจเปลี่ยนได้",
      check: "ตรวจสอบอีกครั้ง",
    },
    notSent: "ยังไม่ได้ส่งคำขอ รหัสผ่านยังเป็นรหัสเดิม กรุณาลองอีกครั้ง",
    failed: "ตั้งรหัสผ่านใหม่ไม่สำเร็จ",
  },
  inactive: {
    title: "คุณยังไม่มีบัญชีเกม {name}",
    text: "เปิดใช้งานเพื่อรับชื่อผู้ใช้และรหัสผ่าน",
  },
  gone: {
    title: "ไม่มีเกมนี้ให้บริการแล้ว",
    text: "กรุณาเลือกเกมอื่นที่หน้าแรก",
  },
} as const satisfies Translated<typeof source>;
