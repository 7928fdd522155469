import preview from "@satang/story-kit/preview";
import { Button } from "../Button/index.ts";
import { EmptyFace } from "./index.ts";

const meta = preview.meta({
  title: "Feedback/Face/Empty",
  component: EmptyFace,
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
