import preview from "@satang/story-kit/preview";
import { Badge } from "../Badge/index.ts";
import { Inline } from "../Inline/index.ts";
import { Text } from "../Text/index.ts";
import { VisuallyHidden } from "./index.ts";

const meta = preview.meta({
  title: "Helpers/VisuallyHidden",
  component: VisuallyHidden,
  parameters: { framed: true },
});

/** The eye reads "12,480.50", the ear "Balance 12,480.50 baht". */
export const BesideAnAmount = meta.story({
  render: () => (
    <Text>
      <VisuallyHidden>ยอดเงิน </VisuallyHidden>
      12,480.50
      <VisuallyHidden> บาท</VisuallyHidden>
    </Text>
  ),
});

/** Parts that speak already do so by themselves. */
export const NotNeeded = meta.story({
  render: () => (
    <Inline>
      <Text>กล่องข้อความ</Text>
      <Badge count={3} label="ข้อความใหม่ 3 ข้อความ" />
    </Inline>
  ),
});
