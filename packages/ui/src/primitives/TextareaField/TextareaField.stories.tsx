import preview from "@satang/story-kit/preview";
import { expect } from "storybook/test";
import { TextareaField } from "./index.ts";

const meta = preview.meta({
  title: "Forms/TextareaField",
  component: TextareaField,
  parameters: { framed: true },
  args: { label: "ข้อความถึงเรา" },
});

export const Empty = meta.story({});

export const Filled = meta.story({
  args: { defaultValue: "โอนเงินแล้วยังไม่เข้า\nยอด 500 บาท เวลา 14:32\nขอบคุณค่ะ" },
});

/** Shows the length, and a text when little is left. */
export const Counted = meta.story({
  args: { maxLength: 60, counter: "shown", defaultValue: "โอนเงินแล้วยังไม่เข้า" },
});

export const Wrong = meta.story({ args: { error: "กรุณาเขียนสักหนึ่งบรรทัด" } });

export const Locked = meta.story({ args: { value: "ปิดเรื่องแล้ว", readOnly: true } });

export const Disabled = meta.story({ args: { value: "ปิดเรื่องแล้ว", disabled: true } });

/** Grows line by line up to ten lines; then it scrolls. */
export const Grows = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox");
    const before = field.clientHeight;
    await userEvent.type(field, "1\n2\n3\n4\n5");
    await expect(field.clientHeight).toBeGreaterThan(before);
  },
});
