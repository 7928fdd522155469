import { pictures } from "../../../../../.storybook/modes.ts";
import preview from "../../../../../.storybook/preview.tsx";
import { PhoneIcon } from "../Icon/index.ts";
import { Stack } from "../Stack/index.ts";
import { PhoneField } from "./index.ts";

const meta = preview.meta({
  title: "Primitives/PhoneField/Pictures",
  component: PhoneField,
  parameters: pictures.primitive,
  args: { label: "" },
});

const scripts = [
  ["th", "ที่ปลื้มอู้ฟู่ ผู้กู้ปู่ย่าที่รู้ซึ้งถึงกู้"],
  ["lo", "ຖີ້ມ ຢືນຢັນຖີ້ມຂີ້ເຫຍື້ອນ້ຳໜຶ່ງ"],
  ["en", "Unbreakablyunbrokenlabelthatnobodywouldwritebutsomebodywillpaste"],
] as const;

/** Empty, in groups, wrong, fixed and closed. */
export const ThreeScripts = meta.story({
  render: () => (
    <Stack gap={6} style={{ maxWidth: 288 }}>
      {scripts.map(([lang, text]) => (
        <Stack key={lang} gap={3} lang={lang}>
          <PhoneField label={text} description={text} placeholder={text} />
          <PhoneField label={text} defaultValue="0812345678" start={<PhoneIcon size={18} />} />
          <PhoneField label={text} defaultValue="08123" error={text} />
          <PhoneField label={text} value="02055123456" region="la" readOnly />
          <PhoneField label={text} value="0812345678" disabled />
        </Stack>
      ))}
    </Stack>
  ),
});
