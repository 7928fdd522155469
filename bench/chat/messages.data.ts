import type { Message } from "./contestant.types.ts";

const TEXTS = [
  "สวัสดีค่ะ มีอะไรให้ช่วยไหมคะ",
  "My deposit of 500 baht at 14:05 is missing.",
  "กรุณาส่งรูปสลิปให้เราตรวจสอบด้วยนะคะ เราจะตรวจสอบกับธนาคารแล้วแจ้งผลให้ทราบที่นี่ ปกติใช้เวลาไม่เกินสิบนาที",
  "OK",
  "Thank you. The transfer has arrived at the bank, and it will be in your wallet in a few minutes.",
];
const START = Date.UTC(2026, 0, 1);
const MINUTE = 60_000;

/** A message of a long conversation: five texts of different lengths, in Thai and in English. */
export const messageAt = (at: number): Message => ({
  id: `m-${at}`,
  text: `${at}: ${TEXTS[at % TEXTS.length]}`,
  isOwn: at % 2 === 1,
  at: START + at * MINUTE,
});
