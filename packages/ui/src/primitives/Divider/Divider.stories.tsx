import preview from "@satang/story-kit/preview";
import { Button } from "../Button/index.ts";
import { Inline } from "../Inline/index.ts";
import { Stack } from "../Stack/index.ts";
import { Text } from "../Text/index.ts";
import { Divider } from "./index.ts";

const meta = preview.meta({
  title: "Layout/Divider",
  component: Divider,
  parameters: { framed: true },
});

export const Plain = meta.story({
  render: (args) => (
    <Stack>
      <Text>ฝากเงิน</Text>
      <Divider {...args} />
      <Text>ถอนเงิน</Text>
    </Stack>
  ),
});

/** Between two alternatives. */
export const Labelled = meta.story({
  args: { label: "หรือ" },
  render: (args) => (
    <Stack>
      <Button width="fill">เข้าสู่ระบบ</Button>
      <Divider {...args} />
      <Button width="fill" variant="outline">
        สมัครสมาชิก
      </Button>
    </Stack>
  ),
});

export const Vertical = meta.story({
  args: { direction: "vertical" },
  render: (args) => (
    <Inline gap={3}>
      <Text>ไทย</Text>
      <Divider {...args} />
      <Text>English</Text>
    </Inline>
  ),
});

export const VerticalLabelled = meta.story({
  args: { direction: "vertical", label: "หรือ" },
  render: (args) => (
    <Inline wrap="nowrap" gap={4} style={{ height: 120 }}>
      <Text>โอนเข้ากระเป๋า</Text>
      <Divider {...args} />
      <Text>โอนเข้าเกม</Text>
    </Inline>
  ),
});
