import preview from "@satang/story-kit/preview";
import { Stack } from "../Stack/index.ts";
import { Text } from "./index.ts";

const meta = preview.meta({
  title: "Text and money/Text",
  component: Text,
  parameters: { framed: true },
  args: { children: "กระเป๋าเดียว ครบทุกเกม" },
});

export const Body = meta.story({});

/** Marks above and below are not clipped in any script. */
export const Scripts = meta.story({
  render: () => (
    <Stack gap={2}>
      <Text lang="th">ที่ปลื้มอู้ฟู่ ยืนยันเบอร์โทรศัพท์</Text>
      <Text lang="lo">ຢືນຢັນເບີໂທລະສັບ ຖີ້ມຂີ້ເຫຍື້ອ</Text>
      <Text lang="en">Confirm your phone number</Text>
    </Stack>
  ),
});

export const Tones = meta.story({
  render: () => (
    <Stack gap={1}>
      <Text tone="muted">ข้อความรอง</Text>
      <Text tone="accent">ข้อความเน้น</Text>
      <Text tone="positive">สำเร็จ</Text>
      <Text tone="warning">กำลังดำเนินการ</Text>
      <Text tone="critical">ไม่สำเร็จ</Text>
    </Stack>
  ),
});
