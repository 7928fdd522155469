import preview from "@satang/story-kit/preview";
import { ErrorState } from "./index.ts";

const meta = preview.meta({
  title: "Feedback/EmptyState/Error",
  component: ErrorState,
  parameters: { framed: true },
  args: { text: "ตรวจสอบอินเทอร์เน็ต แล้วลองอีกครั้ง", onRetry: () => {} },
});

export const WithRetry = meta.story({});
export const Retrying = meta.story({ args: { retrying: true } });
