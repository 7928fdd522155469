import preview from "@satang/story-kit/preview";
import { Card } from "../Card/index.ts";
import { Inline } from "./index.ts";

const meta = preview.meta({
  title: "Layout/Inline",
  component: Inline,
  parameters: { framed: true },
});

export const Default = meta.story({
  render: (args) => (
    <Inline {...args}>
      <Card>1</Card>
      <Card>2</Card>
      <Card>3</Card>
    </Inline>
  ),
});
