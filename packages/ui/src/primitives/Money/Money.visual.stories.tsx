import { type Satang, satang } from "@satang/core";
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
        <Money key={size} amount={satang(1_248_050)} currency="THB" size={size} />
      ))}
      {tones.map((tone) => (
        <Inline key={tone}>
          <Money amount={satang(50_000)} currency="THB" tone={tone} sign="plus" />
          <Money amount={satang(50_000)} currency="THB" tone={tone} sign="minus" />
          <Money amount={satang(-2_025)} currency="THB" tone={tone} />
        </Inline>
      ))}
      <Money amount={satang(250_000_000)} currency="LAK" size="large" />
      <Money amount={satang(123_456_789_012)} currency="THB" size="hero" />
      <Money amount={Number.NaN as Satang} currency="THB" size="large" />
      <Text lang="th">
        ที่ปลื้มอู้ฟู่ <Money amount={satang(8_025)} currency="THB" /> บาท
      </Text>
      <Text lang="lo">
        ຖີ້ມ <Money amount={satang(8_025)} currency="LAK" /> ກີບ
      </Text>
    </Stack>
  ),
});
