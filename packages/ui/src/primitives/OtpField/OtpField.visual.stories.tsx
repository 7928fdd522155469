import { pictures } from "../../../../../.storybook/modes.ts";
import preview from "../../../../../.storybook/preview.tsx";
import { Stack } from "../Stack/index.ts";
import { OtpField } from "./index.ts";

const meta = preview.meta({
  title: "Primitives/OtpField/Pictures",
  component: OtpField,
  parameters: pictures.primitive,
  args: { label: "" },
});

const scripts = [
  ["th", "ที่ปลื้มอู้ฟู่ ผู้กู้ปู่ย่าที่รู้ซึ้งถึงกู้"],
  ["lo", "ຖີ້ມ ຢືນຢັນຖີ້ມຂີ້ເຫຍື້ອນ້ຳໜຶ່ງ"],
  ["en", "Unbreakablyunbrokenlabelthatnobodywouldwritebutsomebodywillpaste"],
] as const;

/** Empty, half way and wrong, four digits, closed: boxes never leave the narrowest phone. */
export const ThreeScripts = meta.story({
  render: () => (
    <Stack gap={6} style={{ maxWidth: 288 }}>
      {scripts.map(([lang, text]) => (
        <Stack key={lang} gap={3} lang={lang}>
          <OtpField label={text} description={text} />
          <OtpField label={text} defaultValue="409" error={text} />
          <OtpField label={text} value="4091" length={4} />
          <OtpField label={text} value="409123" disabled />
        </Stack>
      ))}
    </Stack>
  ),
});
