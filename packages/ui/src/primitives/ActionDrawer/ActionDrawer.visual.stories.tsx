import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { BonusIcon, DepositIcon, RefundIcon, SpinIcon } from "../Icon/index.ts";
import { ActionDrawer } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/ActionDrawer",
  component: ActionDrawer,
  args: { defaultOpen: true, title: "ทำรายการอะไรดี ที่ปลื้มอู้ฟู่" },
  parameters: pictures.landscape,
});

/** Both tones, badge, detail, disabled, and text that is too long for a third of a phone. */
export const Powerset = meta.story({
  parameters: pictures.controls,
  args: {
    entries: [
      { id: "a", label: "ฝากเงิน", icon: <DepositIcon size={24} />, tone: "accent" },
      { id: "b", label: "วงล้อ", icon: <SpinIcon size={24} />, badge: 12, detail: "12 เหรียญ" },
      { id: "c", label: "โบนัส", icon: <BonusIcon size={24} />, disabled: true },
      { id: "d", label: "คืนยอดเสียที่ปลื้มอู้ฟู่ ຖີ້ມ", icon: <RefundIcon size={24} />, href: "#d" },
      { id: "e", label: "Unbreakablyunbroken", icon: <BonusIcon size={24} />, detail: "13,810.75" },
    ],
  },
});
