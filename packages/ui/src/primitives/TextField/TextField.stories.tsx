import preview from "@satang/story-kit/preview";
import { UserIcon } from "../Icon/index.ts";
import { TextField } from "./index.ts";

const meta = preview.meta({
  title: "Forms/TextField",
  component: TextField,
  parameters: { framed: true },
  args: { label: "ชื่อบัญชี" },
});

export const Empty = meta.story({});
export const WithIcon = meta.story({
  args: { start: <UserIcon size={18} />, defaultValue: "SOMCHAI JAIDEE" },
});
export const WithHelp = meta.story({ args: { description: "ตามหน้าสมุดบัญชี" } });
export const Wrong = meta.story({
  args: { defaultValue: "123-4", error: "กรุณากรอกให้ครบ 10 หลัก" },
});
export const Locked = meta.story({
  args: { label: "รหัสแนะนำ", value: "PR66f1c2", readOnly: true },
});
export const Disabled = meta.story({ args: { value: "PR66f1c2", disabled: true } });
