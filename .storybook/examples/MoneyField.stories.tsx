import { satang } from "@satang/core";
import preview from "@satang/story-kit/preview";
import { AmountPicker, MoneyField, Stack, TextField } from "@satang/ui";

/** Pictures of the page of MoneyField; not in the navigation. */
const meta = preview.meta({
  title: "Examples/MoneyField",
  component: MoneyField,
  tags: ["!dev"],
  args: { label: "จำนวนเงิน", currency: "THB" as const },
});

export const WithUsualAmounts = meta.story({
  args: { size: "big", value: satang(50_000) },
  render: (args) => (
    <Stack gap={3}>
      <MoneyField {...args} />
      <AmountPicker
        label="จำนวนเงินที่ใช้บ่อย"
        value={satang(50_000)}
        onValueChange={() => undefined}
        amounts={[10_000, 50_000, 100_000].map(satang)}
        currency="THB"
      />
    </Stack>
  ),
});

export const SaysTheLimit = meta.story({
  args: { defaultValue: satang(2_000), error: "ยอดขั้นต่ำ 100 บาท" },
});

export const AsText = meta.story({
  render: () => <TextField label="จำนวนเงิน" defaultValue="1234567.5" />,
});

export const SaysNothing = meta.story({
  args: { defaultValue: satang(2_000), error: "ข้อมูลไม่ถูกต้อง" },
});
