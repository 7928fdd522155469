import preview from "@satang/story-kit/preview";
import {
  BonusIcon,
  DepositIcon,
  InviteIcon,
  RefreshIcon,
  RefundIcon,
  SpinIcon,
  WithdrawIcon,
} from "../Icon/index.ts";
import { ActionDrawer, type ActionDrawerEntry } from "./index.ts";

const onClick = () => {};
const deposit: ActionDrawerEntry = {
  id: "deposit",
  label: "ฝากเงิน",
  icon: <DepositIcon size={24} />,
  tone: "accent",
  onClick,
};
const others: ActionDrawerEntry[] = [
  { id: "withdraw", label: "ถอนเงิน", icon: <WithdrawIcon size={24} />, onClick },
  { id: "invite", label: "ชวนเพื่อน", icon: <InviteIcon size={24} />, onClick },
  { id: "bonus", label: "โบนัส", icon: <BonusIcon size={24} />, href: "#bonus" },
  { id: "refund", label: "คืนยอดเสีย", icon: <RefundIcon size={24} />, onClick },
];

const meta = preview.meta({
  title: "Overlays/ActionDrawer",
  component: ActionDrawer,
  // In a separate frame, because an overlay would cover the page.
  parameters: { docs: { story: { inline: false, height: "520px" } } },
  args: { defaultOpen: true, title: "ทำรายการอะไรดี" },
});

export const WithSpin = meta.story({
  args: {
    entries: [
      deposit,
      {
        id: "spin",
        label: "วงล้อ",
        icon: <SpinIcon size={24} />,
        badge: 3,
        detail: "3 เหรียญ",
        onClick,
      },
      ...others,
    ],
  },
});

/** Without the wheel, the tile refreshes all balances; the drawer stays open to show the result. */
export const WithRefresh = meta.story({
  args: {
    entries: [
      deposit,
      {
        id: "refresh",
        label: "รีเฟรชยอด",
        icon: <RefreshIcon size={24} />,
        detail: "รวม 13,810.75 · 14:32 น.",
        afterClick: "stay",
        onClick,
      },
      ...others,
    ],
  },
});
