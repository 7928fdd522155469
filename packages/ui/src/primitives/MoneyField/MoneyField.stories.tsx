import { satang } from "@satang/core";
import preview from "@satang/story-kit/preview";
import { MoneyField } from "./index.ts";

const meta = preview.meta({
  title: "Forms/MoneyField",
  component: MoneyField,
  parameters: { framed: true },
  args: { label: "จำนวนเงิน", currency: "THB" as const },
});

export const Empty = meta.story({});
export const Filled = meta.story({ args: { defaultValue: satang(123_450) } });
export const Big = meta.story({ args: { size: "big", defaultValue: satang(50_000) } });

/** Fixed to the full balance. */
export const Locked = meta.story({
  args: { size: "big", value: satang(1_248_050), readOnly: true },
});
export const Wrong = meta.story({
  args: { defaultValue: satang(2_000), error: "ยอดขั้นต่ำ 100 บาท" },
});

/** A third decimal is refused, never rounded. */
export const Refused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "10.555");
  },
});
