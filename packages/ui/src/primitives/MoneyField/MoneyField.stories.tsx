import preview from "@satang/story-kit/preview";
import { MoneyField } from "./index.ts";

const meta = preview.meta({
  title: "Forms/MoneyField",
  component: MoneyField,
  parameters: { framed: true },
  args: { label: "จำนวนเงิน" },
});

export const Empty = meta.story({});
export const Filled = meta.story({ args: { defaultValue: "1234.5" } });
export const Big = meta.story({ args: { size: "big", defaultValue: "500" } });

/** Fixed to the full balance. */
export const Locked = meta.story({ args: { size: "big", value: "12480.50", readOnly: true } });
export const Wrong = meta.story({ args: { defaultValue: "20", error: "ยอดขั้นต่ำ 100 บาท" } });

/** A third decimal is refused, never rounded. */
export const Refused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "10.555");
  },
});
