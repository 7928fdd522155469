import preview from "@satang/story-kit/preview";
import { Progress } from "./index.ts";

const meta = preview.meta({
  title: "Feedback/Progress",
  component: Progress,
  parameters: { framed: true },
  args: { label: "กำลังอัปโหลดสลิป", value: 42 },
});

export const Determinate = meta.story({});

/** Unknown progress. */
export const Indeterminate = meta.story({
  args: { value: undefined, label: "กำลังตรวจสอบสลิป" },
});

/** With your own text instead of a percentage. */
export const InWords = meta.story({
  args: { label: "อัปโหลดรูป", value: 3, max: 5, valueText: "3 จาก 5 รูป" },
});

export const Complete = meta.story({ args: { value: 100, tone: "positive", label: "อัปโหลดแล้ว" } });

export const Stopped = meta.story({
  args: { value: 42, tone: "critical", label: "อัปโหลดสลิป", valueText: "หยุดที่ 42%" },
});

/** The text next to it has the same information. */
export const WithoutLabel = meta.story({ args: { labelVisibility: "hidden" } });
