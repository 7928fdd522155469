import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { Inline } from "../Inline/index.ts";
import { Stack } from "../Stack/index.ts";
import { Text } from "../Text/index.ts";
import { Money } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/Money",
  component: Money,
  parameters: pictures.primitive,
});

const sizes = ["inherit", "small", "medium", "large", "hero"] as const;
const tones = ["inherit", "positive", "critical", "muted", "void"] as const;

/** Every size, tone, sign and currency, and invalid amounts. */
export const Powerset = meta.story({
  render: () => (
    <Stack gap={3} align="start">
      {sizes.map((size) => (
        <Money key={size} amount={12_480.5} size={size} />
      ))}
      {tones.map((tone) => (
        <Inline key={tone}>
          <Money amount={500} tone={tone} sign="plus" />
          <Money amount={500} tone={tone} sign="minus" />
          <Money amount={-20.25} tone={tone} />
        </Inline>
      ))}
      <Money amount={2_500_000} currency="LAK" size="large" />
      <Money amount={1_234_567_890.12} size="hero" />
      <Money amount={Number.NaN} size="large" />
      <Text lang="th">
        ที่ปลื้มอู้ฟู่ <Money amount={80.25} /> บาท
      </Text>
      <Text lang="lo">
        ຖີ້ມ <Money amount={80.25} currency="LAK" /> ກີບ
      </Text>
    </Stack>
  ),
});
