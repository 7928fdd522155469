import preview from "../../../../../.storybook/preview.tsx";
import { CopyButton } from "./index.ts";

const meta = preview.meta({
  title: "Primitives/CopyButton",
  component: CopyButton,
  args: { text: "1234567890", label: "เลขที่บัญชี" },
});

export const Default = meta.story({});
