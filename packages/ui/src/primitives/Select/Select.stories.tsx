import preview from "@satang/story-kit/preview";
import { expect } from "storybook/test";
import { BankBadge } from "../BankBadge/index.ts";
import { Select } from "./index.ts";

const banks = [
  ["KBANK", "ธนาคารกสิกรไทย"],
  ["SCB", "ธนาคารไทยพาณิชย์"],
  ["BCEL", "ທະນາຄານການຄ້າຕ່າງປະເທດລາວ ມະຫາຊົນ"],
] as const;

const meta = preview.meta({
  title: "Forms/Select",
  component: Select,
  parameters: { framed: true },
  args: {
    label: "ธนาคาร",
    options: banks.map(([value, label]) => ({ value, label, badge: <BankBadge code={value} /> })),
  },
});

export const NothingChosen = meta.story({});
export const Chosen = meta.story({ args: { defaultValue: "KBANK" } });
export const LongName = meta.story({ args: { defaultValue: "BCEL" } });
export const Wrong = meta.story({ args: { error: "กรุณาเลือกธนาคาร" } });

/** The native list; the chosen option shows its badge. */
export const Choosing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const banks = canvas.getByRole("combobox", { name: "ธนาคาร" });
    await userEvent.selectOptions(banks, "SCB");
    await expect(banks).toHaveDisplayValue("ธนาคารไทยพาณิชย์");
  },
});
