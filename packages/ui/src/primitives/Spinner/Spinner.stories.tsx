import preview from "../../../../../.storybook/preview.tsx";
import { Spinner } from "./index.ts";

const meta = preview.meta({
  title: "Primitives/Spinner",
  component: Spinner,
  parameters: { framed: true },
});

export const Spoken = meta.story({ args: { label: "กำลังโหลด" } });
