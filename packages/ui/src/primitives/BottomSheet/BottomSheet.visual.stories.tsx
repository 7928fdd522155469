import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { Button } from "../Button/index.ts";
import { TextField } from "../TextField/index.ts";
import { BottomSheet } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/BottomSheet",
  component: BottomSheet,
  args: { defaultOpen: true },
  parameters: pictures.landscape,
});

/** A task: long and tall title, a field, a footer. */
export const Task = meta.story({
  args: {
    title: "ถอนเงินที่ปลื้มอู้ฟู่เข้าบัญชี ຖີ້ມ",
    description: "ธนาคารกสิกรไทย · 123-456-7890",
    children: <TextField label="จำนวนเงิน" defaultValue="500.00" />,
    footer: <Button width="fill">ถอนเงิน</Button>,
  },
});

/** More content than fits: the sheet keeps the top of the window free. */
export const Scrolling = meta.story({
  args: {
    title: "เงื่อนไข",
    children: Array.from({ length: 40 }, (_, line) => (
      <p key={String(line)}>สมาชิกหนึ่งคนมีได้หนึ่งบัญชี ที่ปลื้มอู้ฟู่</p>
    )),
    footer: <Button width="fill">ตกลง</Button>,
  },
});
