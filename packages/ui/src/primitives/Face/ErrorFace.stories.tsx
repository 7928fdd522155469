import preview from "@satang/story-kit/preview";
import { ErrorFace } from "./index.ts";

const meta = preview.meta({
  title: "Feedback/Face/Error",
  component: ErrorFace,
  parameters: { framed: true },
  args: { text: "ตรวจสอบอินเทอร์เน็ต แล้วลองอีกครั้ง", onRetry: () => {} },
});

export const WithRetry = meta.story({});
export const Retrying = meta.story({ args: { retrying: true } });
