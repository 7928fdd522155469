import preview from "@satang/story-kit/preview";
import { Stack } from "../Stack/index.ts";
import { Heading } from "./index.ts";

const meta = preview.meta({
  title: "Text and money/Heading",
  component: Heading,
  parameters: { framed: true },
});

export const Levels = meta.story({
  args: { level: 1 },
  render: () => (
    <Stack gap={2}>
      <Heading level={1}>ยืนยันเบอร์โทรศัพท์</Heading>
      <Heading level={2}>รายการล่าสุด</Heading>
      <Heading level={3}>โหลดรายการไม่สำเร็จ</Heading>
    </Stack>
  ),
});
