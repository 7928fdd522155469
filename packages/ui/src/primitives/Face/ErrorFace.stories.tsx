import preview from "../../../../../.storybook/preview.tsx";
import { ErrorFace } from "./index.ts";

const meta = preview.meta({
  title: "Primitives/Faces/Error",
  component: ErrorFace,
  args: { text: "ตรวจสอบอินเทอร์เน็ต แล้วลองอีกครั้ง", onRetry: () => {} },
});

export const WithRetry = meta.story({});
export const Retrying = meta.story({ args: { retrying: true } });
