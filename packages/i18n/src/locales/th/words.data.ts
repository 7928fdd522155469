/** Words in which a browser would break the line, at `|`. */
export const THAI_WORDS: readonly string[] = [
  "ถูก|ต้อง",
  "พร้อม|เพย์",
  "หลัก|ฐาน",
  "คัด|ลอก",
  "รหัส|ผ่าน",
  "ขั้น|ตอน",
  "ต่อ|เนื่อง",
  "ฝาก|เงิน",
  "ถอน|เงิน",
  "โอน|เงิน",
  // Phrases: a part alone on a line is read as something else.
  "ลอง|อีก|ครั้ง",
  "อีก|ครั้ง",
  "กรุณา|อย่า",
  "จึง|จะ|ถอน|ได้",
  "ก่อน|ถอน",
  "นาที|ที่|แล้ว",
  "ชั่วโมง|ที่|แล้ว",
  "วัน|ที่|แล้ว",
  "เดือน|ที่|แล้ว",
  "ปี|ที่|แล้ว",
  // A name stays with the preposition before it.
  "จาก|{",
  "ไป|ยัง|{",
  "ของ|{",
];
