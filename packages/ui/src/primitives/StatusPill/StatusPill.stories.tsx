import preview from "@satang/story-kit/preview";
import { CoinsIcon } from "../Icon/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import { StatusPill } from "./index.ts";

const meta = preview.meta({
  title: "Feedback/StatusPill",
  component: StatusPill,
  parameters: { framed: true },
});

export const Done = meta.story({ args: { tone: "positive", children: "สำเร็จ" } });
export const UnderWay = meta.story({ args: { tone: "warning", children: "กำลังดำเนินการ" } });
export const Failed = meta.story({ args: { tone: "critical", children: "ไม่สำเร็จ" } });
export const Info = meta.story({ args: { tone: "info", children: "รอรอบถัดไป" } });
/** The icon is hidden from screen readers, so a number alone needs a hidden text. */
export const Coins = meta.story({
  args: {
    tone: "accent",
    icon: <CoinsIcon size={16} />,
    children: (
      <>
        3<VisuallyHidden> เหรียญ</VisuallyHidden>
      </>
    ),
  },
});
