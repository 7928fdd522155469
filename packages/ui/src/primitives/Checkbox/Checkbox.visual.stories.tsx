import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { Stack } from "../Stack/index.ts";
import { Checkbox } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/Checkbox",
  component: Checkbox,
  parameters: pictures.primitive,
  args: { label: "" },
});

const scripts = [
  ["th", "ที่ปลื้มอู้ฟู่ ยอมรับเงื่อนไขการใช้งานและนโยบายความเป็นส่วนตัว"],
  ["lo", "ຖີ້ມ ຍອມຮັບເງື່ອນໄຂການນຳໃຊ້ ແລະ ນະໂຍບາຍຄວາມເປັນສ່ວນຕົວ"],
  ["en", "Unbreakablyunbrokenlabelthatnobodywouldwritebutsomebodywillpaste"],
] as const;

/** Off, on, invalid, with a description and disabled; in three scripts on the narrowest phone. */
export const Powerset = meta.story({
  parameters: pictures.controls,
  render: () => (
    <Stack gap={4} style={{ maxWidth: 288 }}>
      {scripts.map(([lang, text]) => (
        <div key={lang} lang={lang}>
          <Checkbox label={text} />
          <Checkbox label={text} defaultChecked description={text} />
          <Checkbox label={text} error={text} />
          <Checkbox label={text} disabled defaultChecked />
          <Checkbox label={text} disabled />
        </div>
      ))}
    </Stack>
  ),
});
