import preview from "@satang/story-kit/preview";
import { Spinner } from "./index.ts";

const meta = preview.meta({
  title: "Feedback/Spinner",
  component: Spinner,
  parameters: { framed: true },
});

export const Spoken = meta.story({ args: { label: "กำลังโหลด" } });
