import preview from "@satang/story-kit/preview";
import { Button } from "../Button/index.ts";
import { EmptyState } from "./index.ts";

const meta = preview.meta({
  title: "Feedback/EmptyState/Empty",
  component: EmptyState,
  parameters: { framed: true },
});

export const Plain = meta.story({});
export const Statement = meta.story({
  args: {
    title: "ยังไม่มีรายการ",
    text: "ฝากเงินครั้งแรก แล้วทุกรายการจะอยู่ที่นี่",
    action: <Button size="small">ฝากเงิน</Button>,
  },
});
