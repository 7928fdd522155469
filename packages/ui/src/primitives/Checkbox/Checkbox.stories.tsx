import preview from "@satang/story-kit/preview";
import { expect } from "storybook/test";
import { Checkbox } from "./index.ts";

const meta = preview.meta({
  title: "Forms/Checkbox",
  component: Checkbox,
  parameters: { framed: true },
  args: { label: "จดจำฉันไว้ในเครื่องนี้" },
});

export const Off = meta.story({});
export const On = meta.story({ args: { defaultChecked: true } });
export const Wrong = meta.story({
  args: { label: "ยอมรับเงื่อนไข", error: "กรุณายอมรับเงื่อนไขก่อน" },
});

/** A press on the label toggles it, and so does the space bar. */
export const Turned = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("checkbox", { name: "จดจำฉันไว้ในเครื่องนี้" });
    await userEvent.click(canvas.getByText("จดจำฉันไว้ในเครื่องนี้"));
    await expect(box).toBeChecked();
    await userEvent.keyboard(" ");
    await expect(box).not.toBeChecked();
  },
});
