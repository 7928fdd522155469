import preview from "@satang/story-kit/preview";
import { Steps } from "./index.ts";

const meta = preview.meta({
  title: "Navigation/Steps",
  component: Steps,
  parameters: { framed: true },
  args: { steps: ["เบอร์โทรศัพท์", "รหัส OTP", "ข้อมูลส่วนตัว", "บัญชีธนาคาร"] },
});

export const First = meta.story({ args: { current: 0 } });
export const Second = meta.story({ args: { current: 1 } });
export const AllDone = meta.story({ args: { current: 4 } });
