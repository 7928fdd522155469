import preview from "@satang/story-kit/preview";
import { Card } from "../Card/index.ts";
import { Stack } from "./index.ts";

const meta = preview.meta({
  title: "Layout/Stack",
  component: Stack,
  parameters: { framed: true },
});

export const Default = meta.story({
  render: (args) => (
    <Stack {...args}>
      <Card>1</Card>
      <Card>2</Card>
      <Card>3</Card>
    </Stack>
  ),
});
