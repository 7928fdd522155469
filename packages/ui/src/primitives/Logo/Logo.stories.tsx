import preview from "@satang/story-kit/preview";
import { Logo } from "./index.ts";

const meta = preview.meta({
  title: "Media/Logo",
  component: Logo,
  parameters: { framed: true },
});

export const Default = meta.story({});
export const Large = meta.story({ args: { size: 64, label: "Satang" } });
