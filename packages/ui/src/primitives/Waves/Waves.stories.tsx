import preview from "@satang/story-kit/preview";
import { Card } from "../Card/index.ts";
import { Waves } from "./index.ts";

const meta = preview.meta({
  title: "Media/Waves",
  component: Waves,
  parameters: { framed: true },
});

export const Default = meta.story({
  render: (args) => (
    <Card style={{ position: "relative", overflow: "hidden", height: 220 }}>
      <Waves {...args} />
    </Card>
  ),
});

export const FadingIn = meta.story({ ...Default.input, args: { fade: "start" } });
