import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { MessageDialog } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/MessageDialog",
  component: MessageDialog,
  args: { defaultOpen: true },
  parameters: pictures.wide,
});

export const LongWords = meta.story({
  args: {
    title: "โอนเงินที่ปลื้มอู้ฟู่ไม่สำเร็จ ຖີ້ມ",
    description: "ยอดเงินไม่พอ เงินยังอยู่ในกระเป๋าของคุณ Unbreakablyunbrokenreasonthatabackendwillsend",
    okLabel: "รับทราบแล้ว",
  },
});
