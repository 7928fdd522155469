import preview from "@satang/story-kit/preview";
import { expect } from "storybook/test";
import { PhoneIcon } from "../Icon/index.ts";
import { PhoneField } from "./index.ts";

const meta = preview.meta({
  title: "Forms/PhoneField",
  component: PhoneField,
  parameters: { framed: true },
  args: { label: "เบอร์โทรศัพท์", start: <PhoneIcon size={18} /> },
});

export const Empty = meta.story({});
export const Filled = meta.story({ args: { defaultValue: "0812345678" } });
export const Wrong = meta.story({
  args: { defaultValue: "08123", error: "กรุณากรอกให้ครบ 10 หลัก" },
});

/** Accepts any separators and a country code; groups appear when it loses the focus. */
export const Written = meta.story({
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByRole("textbox", { name: "เบอร์โทรศัพท์" });
    await userEvent.type(phone, "+66 81 234 5678");
    await userEvent.tab();
    await expect(phone).toHaveValue("081 234 5678");
  },
});
