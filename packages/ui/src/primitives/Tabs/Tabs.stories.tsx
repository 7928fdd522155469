import preview from "@satang/story-kit/preview";
import { expect } from "storybook/test";
import { Tabs } from "./index.ts";

const meta = preview.meta({
  title: "Navigation/Tabs",
  component: Tabs,
  parameters: { framed: true },
  args: {
    label: "รายการ",
    items: [
      { value: "all", label: "ทั้งหมด", content: "ทุกรายการ" },
      { value: "deposit", label: "ฝาก", content: "เงินเข้า" },
      { value: "withdraw", label: "ถอน", content: "เงินออก" },
      { value: "transfer", label: "โอน", content: "ระหว่างกระเป๋าและเกม" },
    ],
  },
});

export const Line = meta.story({});
export const Segment = meta.story({
  args: {
    variant: "segment",
    items: [
      { value: "cash", label: "เงินสด", content: "12,480.50" },
      { value: "bonus", label: "โบนัส", content: "250.00" },
    ],
  },
});

/** Arrow keys move the focus and choose at once; Tab moves the focus to the content. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "ทั้งหมด" }));
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "ฝาก" })).toHaveFocus();
    await expect(canvas.getByRole("tabpanel", { name: "ฝาก" })).toHaveTextContent("เงินเข้า");
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("tab", { name: "โอน" })).toHaveAttribute("aria-selected", "true");
  },
});
