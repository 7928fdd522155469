import preview from "@satang/story-kit/preview";
import { expect } from "storybook/test";
import { Stack } from "../Stack/index.ts";
import { Switch } from "./index.ts";

const meta = preview.meta({
  title: "Forms/Switch",
  component: Switch,
  parameters: { framed: true },
  args: { label: "แจ้งเตือนเมื่อเงินเข้า" },
});

export const Off = meta.story({});

export const On = meta.story({ args: { defaultChecked: true } });

export const Described = meta.story({
  args: { description: "ส่งถึงเครื่องนี้ทันทีที่รายการสำเร็จ", defaultChecked: true },
});

/** With the toggle at the start, for several in a row. */
export const ToggleFirst = meta.story({ args: { toggle: "start" } });

export const Disabled = meta.story({
  render: () => (
    <Stack>
      <Switch label="ปิดอยู่" disabled />
      <Switch label="เปิดอยู่" disabled defaultChecked />
    </Stack>
  ),
});

/** A press anywhere in the row toggles it, and so does the space bar. */
export const Turned = meta.story({
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole("switch", { name: "แจ้งเตือนเมื่อเงินเข้า" });
    await userEvent.click(canvas.getByText("แจ้งเตือนเมื่อเงินเข้า"));
    await expect(toggle).toBeChecked();
    await userEvent.keyboard(" ");
    await expect(toggle).not.toBeChecked();
  },
});
