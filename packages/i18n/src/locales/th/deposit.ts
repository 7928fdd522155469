import type { Translated } from "../../messages/tree.types.ts";
import type { deposit as source } from "../en/deposit.ts";

export const deposit = {
  title: "ฝากเงิน",
  ways: "ช่องทางฝากเงิน",
  own: {
    title: "บัญชีของคุณ",
    hint: "โอนจากบัญชีนี้เท่านั้น เงินจึงจะเข้ากระเป๋าของคุณ",
  },
  empty: {
    title: "ขณะนี้ยังไม่มีช่องทางฝากเงิน",
    text: "กรุณากลับมาใหม่ภายหลัง หรือติดต่อเจ้าหน้าที่",
  },
  account: {
    hint: "โอนเข้าบัญชีนี้ด้วยแอปธนาคาร เงินเข้ากระเป๋าภายในประมาณ 1 นาที",
    number: "เลขที่บัญชี",
    name: "ชื่อบัญชี",
    bank: "ธนาคาร",
  },
  wallet: {
    tab: "วอลเล็ท",
    phone: "เบอร์วอลเล็ท",
    hint: "โอนเข้าเบอร์นี้จากแอปวอลเล็ทของคุณ ขั้นต่ำ {minimum}",
    giftTitle: "ยังไม่เปิดรับลิงก์ซองของขวัญ",
    giftText: "กรุณาใช้ช่องทางฝากเงินอื่นไปก่อน",
  },
  qr: {
    tab: "QR {provider}",
    title: "สแกนเพื่อฝากเงิน",
    source: "พร้อมเพย์ · {bank}",
    hint: "ใส่จำนวนเงิน แล้วสแกน QR ด้วยแอปธนาคาร",
    minimum: "ขั้นต่ำ {minimum}",
    belowMinimum: "ยอดขั้นต่ำ {minimum}",
    create: "สร้าง QR",
    createFor: "สร้าง QR {amount}",
    creating: "กำลังสร้าง QR…",
    alt: "QR สำหรับจ่าย {amount}",
    unshowable: "แสดง QR นี้อย่างปลอดภัยไม่ได้ กรุณายกเลิกแล้วสร้างใหม่",
    once: "QR นี้ใช้ได้ครั้งเดียว เงินเข้ากระเป๋าภายในประมาณ 1 นาที",
    save: "บันทึกรูป QR",
    saved: "บันทึกรูป QR แล้ว",
    saveFailed: "บันทึกไม่ได้ กรุณาจับภาพหน้าจอแทน",
    transferred: "โอนแล้ว",
    cancel: "ยกเลิก QR นี้",
    cancelling: "กำลังยกเลิก…",
    ask: {
      title: "ยกเลิก QR นี้หรือไม่",
      text: "หากโอนเงินด้วย QR นี้แล้ว กรุณารอเงินเข้ากระเป๋า",
      confirm: "ยกเลิก QR",
      keep: "เก็บไว้",
    },
    expired: {
      title: "QR หมดอายุแล้ว",
      text: "กรุณาสร้าง QR ใหม่ หากโอนไปแล้วเงินจะยังเข้ากระเป๋า ไม่ต้องโอนซ้ำ",
    },
    refused: "สร้าง QR ไม่ได้",
    didNotLand: "ยังไม่ได้สร้าง QR กรุณาลองอีกครั้ง",
    cancelFailed: "ยกเลิก QR ไม่ได้",
    unknown: {
      title: "มี QR แล้วหรือยัง",
      text: "ยังไม่ได้รับคำตอบจากระบบ กรุณาตรวจสอบก่อนสร้าง QR ใหม่",
      action: "ตรวจสอบอีกครั้ง",
    },
    credited: {
      title: "เงินเข้ากระเป๋าแล้ว",
      text: "ฝากสำเร็จ {amount}",
      again: "ฝากอีกครั้ง",
      done: "เสร็จสิ้น",
    },
    waiting: {
      title: "ขอบคุณ",
      text: "เงินเข้ากระเป๋าภายในประมาณ 1 นาที รีเฟรชยอดเงินเพื่อดู",
      refresh: "รีเฟรช",
    },
  },
} as const satisfies Translated<typeof source>;
