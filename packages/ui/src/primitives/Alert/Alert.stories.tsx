import preview from "@satang/story-kit/preview";
import { Button } from "../Button/index.ts";
import { LockIcon } from "../Icon/index.ts";
import { Alert } from "./index.ts";

const meta = preview.meta({
  title: "Feedback/Alert",
  component: Alert,
  parameters: { framed: true },
});

export const Accent = meta.story({
  args: {
    tone: "accent",
    icon: <LockIcon size={18} />,
    children: "กำลังรับโบนัส ต้องถอนทั้งหมด",
  },
});
export const Positive = meta.story({
  args: { tone: "positive", children: "กำลังตรวจสอบผลการโอน เงินของคุณปลอดภัย" },
});
export const Warning = meta.story({ args: { tone: "warning", children: "QR ใกล้หมดเวลา" } });
export const Critical = meta.story({
  args: { tone: "critical", children: "ยอดขั้นต่ำ 100 บาท" },
});
export const WithAction = meta.story({
  args: {
    title: "ยังไม่ทราบผลการโอน",
    children: "เรากำลังตรวจสอบกับระบบ เงินของคุณปลอดภัย",
    action: (
      <Button size="small" variant="outline">
        ตรวจสอบอีกครั้ง
      </Button>
    ),
  },
});
