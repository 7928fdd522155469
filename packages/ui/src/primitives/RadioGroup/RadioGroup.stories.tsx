import preview from "@satang/story-kit/preview";
import { expect } from "storybook/test";
import { BankBadge } from "../BankBadge/index.ts";
import { RadioGroup } from "./index.ts";

const meta = preview.meta({
  title: "Forms/RadioGroup",
  component: RadioGroup,
  parameters: { framed: true },
  args: {
    label: "รู้จักเราจากที่ไหน",
    options: [
      { value: "friend", label: "เพื่อนแนะนำ" },
      { value: "line", label: "ไลน์" },
      { value: "search", label: "ค้นหาเอง" },
    ],
  },
});

export const Plain = meta.story({ args: { defaultValue: "friend" } });

/** Nothing is chosen initially unless you set a value. */
export const NothingChosen = meta.story({});

/** For options with an explanation. */
export const Cards = meta.story({
  args: {
    label: "วิธีฝากเงิน",
    variant: "card",
    defaultValue: "qr",
    options: [
      { value: "qr", label: "สแกน QR", description: "เข้าทันที", end: "฿1" },
      { value: "transfer", label: "โอนเข้าบัญชี", description: "ภายใน 3 นาที", end: "฿100" },
      { value: "gift", label: "ซองอั่งเปา", description: "ปิดปรับปรุงชั่วคราว", disabled: true },
    ],
  },
});

export const WithPictures = meta.story({
  args: {
    label: "ธนาคาร",
    variant: "card",
    options: [
      { value: "KBANK", label: "กสิกรไทย", start: <BankBadge code="KBANK" /> },
      { value: "SCB", label: "ไทยพาณิชย์", start: <BankBadge code="SCB" /> },
    ],
  },
});

export const Wrong = meta.story({ args: { error: "กรุณาเลือกหนึ่งข้อ", required: true } });

export const Disabled = meta.story({ args: { disabled: true, defaultValue: "line" } });

/** Arrow keys choose and skip disabled options; Tab leaves the group in one step. */
export const ByKeyboard = meta.story({
  args: {
    defaultValue: "a",
    options: [
      { value: "a", label: "หนึ่ง" },
      { value: "b", label: "สอง", disabled: true },
      { value: "c", label: "สาม" },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "สาม" })).toBeChecked();
  },
});
