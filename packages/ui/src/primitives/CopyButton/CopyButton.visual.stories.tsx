import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { Stack } from "../Stack/index.ts";
import { CopyButton } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/CopyButton",
  component: CopyButton,
  parameters: pictures.primitive,
});

/** The default label in the language of the toolbar, its own label, both sizes, disabled. */
export const Looks = meta.story({
  render: () => (
    <Stack gap={3} align="start" style={{ maxWidth: 288 }}>
      <CopyButton text="1" label="1" />
      <CopyButton text="2" label="2" variant="outline" size="medium" />
      <CopyButton text="3" label="3" disabled />
      <CopyButton text="4">คัดลอกลิงก์ชวนเพื่อนที่ปลื้มอู้ฟู่</CopyButton>
      <CopyButton text="5">
        <span lang="lo">ສຳເນົາລິ້ງຖີ້ມ</span>
      </CopyButton>
    </Stack>
  ),
});
