import preview from "../../../../../.storybook/preview.tsx";
import { AlertDialog } from "./index.ts";

const meta = preview.meta({
  title: "Primitives/AlertDialog",
  component: AlertDialog,
  args: { defaultOpen: true },
});

export const Failed = meta.story({
  args: { title: "โอนเงินไม่สำเร็จ", description: "ยอดเงินไม่พอ เงินยังอยู่ในกระเป๋าของคุณ" },
});

export const Succeeded = meta.story({
  args: { title: "โอนเงินสำเร็จ", description: "250.00 บาท จากกระเป๋าเงินไปที่ Joker" },
});
