import { pictures } from "../../../../../.storybook/modes.ts";
import preview from "../../../../../.storybook/preview.tsx";
import { Stack } from "../Stack/index.ts";
import { PasswordField } from "./index.ts";

const meta = preview.meta({
  title: "Primitives/PasswordField/Pictures",
  component: PasswordField,
  parameters: pictures.primitive,
  args: { label: "" },
});

const scripts = [
  ["th", "ที่ปลื้มอู้ฟู่ ผู้กู้ปู่ย่าที่รู้ซึ้งถึงกู้"],
  ["lo", "ຖີ້ມ ຢືນຢັນຖີ້ມຂີ້ເຫຍື້ອນ້ຳໜຶ່ງ"],
  ["en", "Unbreakablyunbrokenlabelthatnobodywouldwritebutsomebodywillpaste"],
] as const;

/** Empty, longer than its box, wrong and closed. */
export const ThreeScripts = meta.story({
  render: () => (
    <Stack gap={6} style={{ maxWidth: 288 }}>
      {scripts.map(([lang, text]) => (
        <Stack key={lang} gap={3} lang={lang}>
          <PasswordField label={text} description={text} />
          <PasswordField label={text} defaultValue="satang-demo-satang-demo-satang-demo" />
          <PasswordField label={text} defaultValue="satang" error={text} />
          <PasswordField label={text} value="satang" disabled />
        </Stack>
      ))}
    </Stack>
  ),
});
