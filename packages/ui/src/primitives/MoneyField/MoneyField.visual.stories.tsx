import { pictures } from "../../../../../.storybook/modes.ts";
import preview from "../../../../../.storybook/preview.tsx";
import { Stack } from "../Stack/index.ts";
import { MoneyField } from "./index.ts";

const meta = preview.meta({
  title: "Primitives/MoneyField/Pictures",
  component: MoneyField,
  parameters: pictures.primitive,
  args: { label: "" },
});

const scripts = [
  ["th", "ที่ปลื้มอู้ฟู่ ผู้กู้ปู่ย่าที่รู้ซึ้งถึงกู้"],
  ["lo", "ຖີ້ມ ຢືນຢັນຖີ້ມຂີ້ເຫຍື້ອນ້ຳໜຶ່ງ"],
  ["en", "Unbreakablyunbrokenlabelthatnobodywouldwritebutsomebodywillpaste"],
] as const;

/** Empty, wrong, big, the largest amount there is, fixed and closed. */
export const ThreeScripts = meta.story({
  render: () => (
    <Stack gap={6} style={{ maxWidth: 288 }}>
      {scripts.map(([lang, text]) => (
        <Stack key={lang} gap={3} lang={lang}>
          <MoneyField label={text} description={text} />
          <MoneyField label={text} defaultValue="1234.5" error={text} />
          <MoneyField label={text} size="big" defaultValue="1234567.50" />
          <MoneyField label={text} size="big" value="999999999999.99" readOnly />
          <MoneyField label={text} value="500" disabled currency="₭" />
        </Stack>
      ))}
    </Stack>
  ),
});
