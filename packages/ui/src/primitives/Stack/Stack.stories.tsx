import preview from "../../../../../.storybook/preview.tsx";
import { Card } from "../Card/index.ts";
import { Stack } from "./index.ts";

const meta = preview.meta({
  title: "Primitives/Stack",
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
