import { satang } from "@satang/core";
import preview from "@satang/story-kit/preview";
import { BottomSheet, Button, Money, Stack, Text } from "@satang/ui";

/** Pictures of the page of BottomSheet; not in the navigation. */
const meta = preview.meta({
  title: "Examples/BottomSheet",
  component: BottomSheet,
  tags: ["!dev"],
  args: { title: "ถอนเงิน", defaultOpen: true },
  parameters: { docs: { story: { inline: false } } },
});

export const OneAction = meta.story({
  args: {
    description: "เข้าบัญชีธนาคารของคุณ",
    children: <Money amount={satang(50_000)} currency="THB" size="hero" />,
    footer: <Button width="fill">ถอน 500.00 บาท</Button>,
  },
});

export const ManyActions = meta.story({
  args: {
    children: <Text>เลือกวิธี</Text>,
    footer: (
      <Stack gap={3}>
        <Button width="fill">ฝากเงิน</Button>
        <Button width="fill">ถอนเงิน</Button>
        <Button width="fill">โอนเงิน</Button>
      </Stack>
    ),
  },
});

export const SmallAmount = meta.story({
  args: {
    children: <Text>ถอน 500.00 บาท เข้าบัญชีธนาคารของคุณ</Text>,
    footer: <Button width="fill">ตกลง</Button>,
  },
});
