import preview from "@satang/story-kit/preview";
import { expect } from "storybook/test";
import { OtpField } from "./index.ts";

const meta = preview.meta({
  title: "Forms/OtpField",
  component: OtpField,
  parameters: { framed: true },
  args: { label: "รหัส 6 หลัก" },
});

export const Empty = meta.story({});

/** Partly filled: the box of the next digit is highlighted while the field has the focus. */
export const HalfWay = meta.story({ args: { defaultValue: "409", autoFocus: true } });
export const Wrong = meta.story({
  args: { defaultValue: "409123", error: "รหัสไม่ถูกต้อง กรุณาลองอีกครั้ง" },
});

/** Spaces of a pasted code are removed, and Thai digits are accepted. */
export const Pasted = meta.story({
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByRole("textbox", { name: "รหัส 6 หลัก" });
    await userEvent.click(code);
    await userEvent.paste("๔๐๙ 123");
    await expect(code).toHaveValue("409123");
  },
});
