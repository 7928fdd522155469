import { banks } from "@satang/story-kit/banks";
import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { BankBadge } from "../BankBadge/index.ts";
import { Stack } from "../Stack/index.ts";
import { Combobox } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/Combobox",
  component: Combobox,
  args: { label: "ธนาคาร", options: banks, picker: "search" as const },
  parameters: pictures.primitive,
});

const scripts = [
  ["th", "ที่ปลื้มอู้ฟู่ ธนาคารกสิกรไทย จำกัด (มหาชน)"],
  ["lo", "ຖີ້ມ ທະນາຄານການຄ້າຕ່າງປະເທດລາວ ມະຫາຊົນ"],
  ["en", "Unbreakablyunbrokenbanknamethatnobodywouldwrite"],
] as const;

const one = (label: string) => [{ value: "1", label, badge: <BankBadge code="KBANK" size={28} /> }];

/** Empty, chosen, invalid, read-only and disabled; in three scripts on the narrowest phone. */
export const Closed = meta.story({
  render: () => (
    <Stack gap={6} style={{ maxWidth: 288 }}>
      {scripts.map(([lang, text]) => (
        <Stack key={lang} gap={3} lang={lang}>
          <Combobox picker="search" label={text} options={one(text)} description={text} />
          <Combobox picker="search" label={text} options={one(text)} defaultValue="1" />
          <Combobox picker="search" label={text} options={one(text)} error={text} />
          <Combobox picker="search" label={text} options={one(text)} value="1" disabled />
          <Combobox picker="native" label={text} options={one(text)} value="1" />
        </Stack>
      ))}
    </Stack>
  ),
});

/** Open: chosen, highlighted, disabled, long and tall options. */
export const Open = meta.story({
  parameters: pictures.controls,
  args: {
    defaultValue: "SCB",
    options: [
      ...banks.slice(0, 3).map((bank, index) => ({ ...bank, disabled: index === 2 })),
      ...scripts.map(([lang, text]) => ({
        ...one(text + text)[0],
        value: lang,
        label: text + text,
      })),
    ],
  },
  render: (args) => (
    <div style={{ height: 520 }}>
      <Combobox {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("combobox", { expanded: false }));
    await userEvent.keyboard("{ArrowUp}");
    await canvas.findAllByRole("option");
  },
});

/** The message about no results. */
export const NothingFound = meta.story({
  render: (args) => (
    <div style={{ height: 200 }}>
      <Combobox {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("combobox", { expanded: false }), "zzz");
  },
});
