import preview from "../../../../../.storybook/preview.tsx";
import { Checkbox } from "./index.ts";

const meta = preview.meta({
  title: "Primitives/Checkbox",
  component: Checkbox,
  parameters: { framed: true },
  args: { label: "จดจำฉันไว้ในเครื่องนี้" },
});

export const Off = meta.story({});
export const On = meta.story({ args: { defaultChecked: true } });
export const Wrong = meta.story({
  args: { label: "ยอมรับเงื่อนไข", error: "กรุณายอมรับเงื่อนไขก่อน" },
});
