import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { AccountNumber } from "../AccountNumber/index.ts";
import { Stack } from "../Stack/index.ts";
import { CopyField } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/CopyField",
  component: CopyField,
  parameters: pictures.primitive,
});

/**
 * Short and long, tall and unbreakable text; the button moves below when the text needs the space.
 */
export const Texts = meta.story({
  render: () => (
    <Stack gap={3} style={{ maxWidth: 358 }}>
      <CopyField label="เลขที่บัญชี" value={<AccountNumber value="1234567890" />} text="1234567890" />
      <CopyField lang="th" label="ชื่อบัญชีที่ปลื้มอู้ฟู่ของธนาคารกสิกรไทย" value="บริษัท ที่ปลื้มอู้ฟู่ จำกัด (มหาชน)" />
      <CopyField lang="lo" label="ຊື່ບັນຊີຖີ້ມ" value="ທະນາຄານການຄ້າຕ່າງປະເທດລາວ ຖີ້ມ" />
      <CopyField
        lang="en"
        label="Invite link"
        value="https://satang.example/register?code=PR66f1c2a9d3e4b5f60718293a"
      />
    </Stack>
  ),
});
