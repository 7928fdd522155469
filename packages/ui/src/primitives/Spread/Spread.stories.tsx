import preview from "@satang/story-kit/preview";
import { Heading } from "../Heading/index.ts";
import { Link } from "../Link/index.ts";
import { Text } from "../Text/index.ts";
import { Spread } from "./index.ts";

const meta = preview.meta({
  title: "Layout/Spread",
  component: Spread,
  parameters: { framed: true },
});

/** A heading and a link to more. */
export const Header = meta.story({
  args: { as: "header", align: "baseline" },
  render: (args) => (
    <Spread {...args}>
      <Heading level={2}>รายการล่าสุด</Heading>
      <Link variant="standalone" href="#statement">
        ดูทั้งหมด
      </Link>
    </Spread>
  ),
});

/** A label and its amount. */
export const LabelAndAmount = meta.story({
  render: (args) => (
    <Spread {...args}>
      <Text tone="muted">ยอดถอนได้</Text>
      <Text weight="strong">12,480.50</Text>
    </Spread>
  ),
});
