import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { Stack } from "../Stack/index.ts";
import { Steps } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/Steps",
  component: Steps,
  parameters: pictures.primitive,
});

const steps = ["เบอร์โทรศัพท์", "รหัส OTP", "ข้อมูลส่วนตัว", "บัญชีธนาคาร"];

/** From the first step to all done, and many steps. */
export const EveryPlace = meta.story({
  render: () => (
    <Stack gap={4}>
      {[0, 1, 2, 3, 4].map((current) => (
        <Steps key={current} steps={steps} current={current} />
      ))}
      <Steps steps={[...steps, ...steps, ...steps]} current={5} />
    </Stack>
  ),
});
