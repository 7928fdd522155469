import preview from "@satang/story-kit/preview";
import { expect } from "storybook/test";
import { PasswordField } from "./index.ts";

const meta = preview.meta({
  title: "Forms/PasswordField",
  component: PasswordField,
  parameters: { framed: true },
  args: { label: "รหัสผ่าน" },
});

export const Empty = meta.story({});
export const Filled = meta.story({ args: { defaultValue: "satang-demo" } });
export const Wrong = meta.story({
  args: { defaultValue: "satang", error: "รหัสผ่านไม่ตรงกัน" },
});

/** The toggle is named by its effect. */
export const Looked = meta.story({
  args: { defaultValue: "satang-demo" },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole("button");
    const before = toggle.getAttribute("aria-label");
    await userEvent.click(toggle);
    await expect(canvas.getByLabelText("รหัสผ่าน")).toHaveAttribute("type", "text");
    await expect(canvas.getByRole("button")).not.toHaveAttribute("aria-label", before);
  },
});
