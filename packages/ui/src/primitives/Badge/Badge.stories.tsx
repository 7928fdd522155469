import preview from "@satang/story-kit/preview";
import { Badge } from "./index.ts";

const meta = preview.meta({
  title: "Feedback/Badge",
  component: Badge,
  parameters: { framed: true },
  args: { count: 3, label: "ข้อความใหม่ 3 ข้อความ" },
});

export const Few = meta.story({});
export const Many = meta.story({ args: { count: 300, label: "ข้อความใหม่ 300 ข้อความ" } });
