/** Words in which a browser would break the line, at `|`. */
export const THAI_WORDS: readonly string[] = [
  "ถูก|ต้อง",
  "พร้อม|เพย์",
  "ใบ|เสร็จ",
  "คัด|ลอก",
  "รหัส|ผ่าน",
  "ขั้น|ตอน",
  "ต่อ|เนื่อง",
  // A name stays with the preposition before it.
  "จาก|{",
  "ไป|ยัง|{",
  "ของ|{",
];
