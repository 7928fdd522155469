import preview from "@satang/story-kit/preview";
import { expect, within } from "storybook/test";
import { Card } from "../Card/index.ts";
import { EmptyState } from "../EmptyState/index.ts";
import { SafeMarkup } from "./index.ts";

const meta = preview.meta({
  title: "Text and money/SafeMarkup",
  component: SafeMarkup,
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Card>
          <Story />
        </Card>
      </div>
    ),
  ],
});

export const Conditions = meta.story({
  args: {
    markup: `<h1>เงื่อนไขการใช้งาน</h1>
      <p>ฝากขั้นต่ำ <b>2 บาท</b> ถอนขั้นต่ำ <b>100 บาท</b></p>
      <ul><li>บัญชีธนาคารต้องเป็นชื่อเดียวกับที่สมัคร</li><li>โบนัสมีเทิร์นโอเวอร์ 10 เท่า</li></ul>
      <p>อ่านเพิ่มที่ <a href="https://satang.example/rules">กติกาทั้งหมด</a> หรือโทร <a href="tel:021234567">02 123 4567</a></p>`,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("heading", { level: 3 })).toBeVisible();
    const [rules] = canvas.getAllByRole("link");
    await expect(rules).toHaveAttribute("rel", "noopener noreferrer");
    await expect(rules).toHaveAttribute("target", "_blank");
  },
});

/** Scripts, styles and forms are removed; the text stays. */
export const Hostile = meta.story({
  args: {
    markup: `<p style="position:fixed;inset:0" onclick="alert(1)">ข้อความยังอยู่</p>
      <script>alert(1)</script><img src=x onerror=alert(1) alt="ภาพ">
      <a href="java&Tab;script:alert(1)">ลิงก์นี้ไม่ไปไหน</a>
      <form action="https://evil.example"><input name="password"></form>
      <svg><style><img src=x onerror=alert(1)></style></svg>`,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("ข้อความยังอยู่")).not.toHaveAttribute("style");
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvasElement.querySelector("form, input, style, script")).toBeNull();
  },
});

/** When no text remains. */
export const Empty = meta.story({
  args: { markup: "<script>alert(1)</script>", empty: <EmptyState /> },
});
