import preview from "../../../../../.storybook/preview.tsx";
import { PasswordField } from "./index.ts";

const meta = preview.meta({
  title: "Primitives/PasswordField",
  component: PasswordField,
  parameters: { framed: true },
  args: { label: "รหัสผ่าน" },
});

export const Empty = meta.story({});
export const Filled = meta.story({ args: { defaultValue: "satang-demo" } });
export const Wrong = meta.story({
  args: { defaultValue: "satang", error: "รหัสผ่านไม่ตรงกัน" },
});
