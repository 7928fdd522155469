import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { Button } from "../Button/index.ts";
import { Drawer } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/Drawer",
  component: Drawer,
  args: {
    defaultOpen: true,
    title: "กรองรายการที่ปลื้มอู้ฟู่ ຖີ້ມ",
    description: "Unbreakablyunbrokenwordsthatsomebodywillpaste",
    children: Array.from({ length: 30 }, (_, line) => <p key={String(line)}>เงินเข้า ที่ปลื้มอู้ฟู่</p>),
    footer: <Button width="fill">แสดงรายการ</Button>,
  },
  parameters: pictures.wide,
});

export const End = meta.story({});
export const Start = meta.story({ args: { side: "start", size: "small" } });
export const Bottom = meta.story({ args: { side: "bottom" } });
