import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { BankBadge } from "../BankBadge/index.ts";
import { Stack } from "../Stack/index.ts";
import { RadioGroup } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/RadioGroup",
  component: RadioGroup,
  args: { label: "", options: [] },
  parameters: pictures.primitive,
});

const scripts = [
  ["th", "ที่ปลื้มอู้ฟู่ โอนเข้าบัญชีธนาคารกสิกรไทยภายในสามนาที"],
  ["lo", "ຖີ້ມ ໂອນເຂົ້າບັນຊີທະນາຄານການຄ້າຕ່າງປະເທດລາວ"],
  ["en", "Unbreakablyunbrokenlabelthatnobodywouldwritebutsomebodywillpaste"],
] as const;

const options = (text: string) => [
  { value: "on", label: text, description: text, start: <BankBadge code="KBANK" />, end: "฿100" },
  { value: "off", label: text },
  { value: "no", label: text, description: text, disabled: true },
];

/**
 * Chosen, available and disabled options; invalid and disabled groups; in both variants, in three
 * scripts.
 */
export const Powerset = meta.story({
  parameters: pictures.controls,
  render: () => (
    <Stack gap={6} style={{ maxWidth: 288 }}>
      {scripts.map(([lang, text]) => (
        <Stack key={lang} gap={4} lang={lang}>
          <RadioGroup label={text} options={options(text)} defaultValue="on" description={text} />
          <RadioGroup label={text} options={options(text)} defaultValue="on" variant="card" />
          <RadioGroup label={text} options={options(text)} variant="card" error={text} />
          <RadioGroup label={text} options={options(text)} defaultValue="on" disabled />
        </Stack>
      ))}
    </Stack>
  ),
});
