import preview from "@satang/story-kit/preview";
import { OfflineState } from "./index.ts";

const meta = preview.meta({
  title: "Feedback/EmptyState/Offline",
  component: OfflineState,
  parameters: { framed: true },
});

export const Plain = meta.story({});
export const WithRetry = meta.story({ args: { onRetry: () => {} } });
