import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { AlertDialog } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/AlertDialog",
  component: AlertDialog,
  args: { defaultOpen: true, onConfirm: () => {} },
  parameters: pictures.wide,
});

/** Long and tall answers are below each other and are never cut off. */
export const LongAnswers = meta.story({
  args: {
    tone: "critical",
    title: "ยกเลิกโบนัสที่ปลื้มอู้ฟู่ทั้งหมดหรือไม่ ຖີ້ມ",
    description: "ยอดเล่นที่สะสมไว้จะหายไปและเรียกคืนไม่ได้",
    confirmLabel: "ยกเลิกโบนัสทั้งหมดที่กำลังใช้อยู่",
    cancelLabel: "เก็บโบนัสไว้ก่อนที่ปลื้มอู้ฟู่",
  },
});

export const Working = meta.story({ args: { title: "ถอนเงิน 500.00 บาท", loading: true } });
