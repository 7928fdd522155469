import { pictures } from "../../../../../.storybook/modes.ts";
import preview from "../../../../../.storybook/preview.tsx";
import { BankBadge } from "../BankBadge/index.ts";
import { Stack } from "../Stack/index.ts";
import { Select } from "./index.ts";

const meta = preview.meta({
  title: "Primitives/Select/Pictures",
  component: Select,
  parameters: pictures.primitive,
  args: { label: "", options: [] },
});

const scripts = [
  ["th", "ที่ปลื้มอู้ฟู่ ผู้กู้ปู่ย่าที่รู้ซึ้งถึงกู้"],
  ["lo", "ຖີ້ມ ຢືນຢັນຖີ້ມຂີ້ເຫຍື້ອນ້ຳໜຶ່ງ"],
  ["en", "Unbreakablyunbrokenlabelthatnobodywouldwritebutsomebodywillpaste"],
] as const;

const one = (label: string) => [{ value: "1", label, badge: <BankBadge code="KBANK" size={28} /> }];

/** Empty, chosen and cut with an ellipsis, wrong, closed. */
export const ThreeScripts = meta.story({
  render: () => (
    <Stack gap={6} style={{ maxWidth: 288 }}>
      {scripts.map(([lang, text]) => (
        <Stack key={lang} gap={3} lang={lang}>
          <Select label={text} options={one(text)} description={text} />
          <Select label={text} options={one(text)} defaultValue="1" />
          <Select label={text} options={one(text)} error={text} />
          <Select label={text} options={one(text)} value="1" disabled />
        </Stack>
      ))}
    </Stack>
  ),
});
