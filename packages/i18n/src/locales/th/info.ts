import type { Translated } from "../../messages/tree.types.ts";
import type { info as source } from "../en/info.ts";

export const info = {
  agreement: {
    title: "ข้อตกลง",
    accept: "ยอมรับข้อตกลง",
  },
  contact: {
    title: "ติดต่อเจ้าหน้าที่",
    loading: "กำลังโหลดข้อมูลติดต่อ",
    empty: "ยังไม่มีข้อมูลติดต่อ",
    chat: "แชตกับเจ้าหน้าที่ทาง LINE",
    scan: "สแกน QR ด้วยแอป LINE หรือเปิดแอปบนอุปกรณ์นี้",
    lineName: "LINE ID",
    open: "เปิด LINE",
    support: "แชตกับเจ้าหน้าที่",
    supportHint: "พิมพ์ถามเจ้าหน้าที่ได้เลยในแอปนี้",
    qr: "QR ของ{name}บน LINE",
    qrOnly: "QR บัญชี LINE ของเรา",
    version: "เวอร์ชัน {version}",
  },
  howto: {
    title: "วิดีโอแนะนำการใช้งาน",
    text: "วิดีโอสั้น ๆ เรื่องกระเป๋าเงิน เกม และโบนัส",
    empty: "ยังไม่มีวิดีโอ",
    topic: {
      wallet: "การใช้กระเป๋าเงิน",
      play: "การเข้าเล่นเกม",
      balance: "การตรวจสอบยอดเงิน",
      bonus: "การรับโบนัส",
      bonusCancel: "การยกเลิกโบนัส",
    },
    hint: {
      wallet: "ฝาก โอน และถอนเงิน",
      play: "เปิดบัญชีเกมและเริ่มเล่น",
      balance: "ดูและอัปเดตยอดเงินทั้งหมด",
      bonus: "เลือกโบนัสหรือใส่โค้ดโปรโมชัน",
      bonusCancel: "วิธีสิ้นสุดโบนัสและผลที่ตามมา",
    },
  },
} as const satisfies Translated<typeof source>;
