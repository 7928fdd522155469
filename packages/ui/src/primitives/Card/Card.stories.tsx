import preview from "@satang/story-kit/preview";
import { Text } from "../Text/index.ts";
import { Card } from "./index.ts";

const meta = preview.meta({
  title: "Layout/Card",
  component: Card,
  parameters: { framed: true },
  args: { children: <Text>ฝากเงินครั้งแรก แล้วทุกรายการจะอยู่ที่นี่</Text> },
});

export const Flat = meta.story({});
export const Raised = meta.story({ args: { elevation: "raised" } });
