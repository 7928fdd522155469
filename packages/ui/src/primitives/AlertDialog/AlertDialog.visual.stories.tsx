import { pictures } from "../../../../../.storybook/modes.ts";
import preview from "../../../../../.storybook/preview.tsx";
import { AlertDialog } from "./index.ts";

const meta = preview.meta({
  title: "Primitives/AlertDialog/Pictures",
  component: AlertDialog,
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
