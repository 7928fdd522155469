import preview from "@satang/story-kit/preview";
import { OfflineFace } from "./index.ts";

const meta = preview.meta({
  title: "Feedback/Face/Offline",
  component: OfflineFace,
  parameters: { framed: true },
});

export const Plain = meta.story({});
export const WithRetry = meta.story({ args: { onRetry: () => {} } });
