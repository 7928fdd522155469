import { satang } from "@satang/core";
import preview from "@satang/story-kit/preview";
import { expect, userEvent, within } from "storybook/test";
import { Money } from "../Money/index.ts";
import { ChoiceCarousel } from "./index.ts";

const accounts = [
  ["กระเป๋าเงิน", satang(1_248_050)],
  ["Joker", satang(125_000)],
  ["PG", satang(8_025)],
] as const;

const meta = preview.meta({
  title: "Forms/ChoiceCarousel",
  component: ChoiceCarousel,
  args: {
    label: "จาก",
    none: "เลือกบัญชี",
    options: accounts.map(([name, amount]) => ({
      value: name,
      content: (
        <>
          <b>{name}</b>
          <Money amount={amount} currency="THB" />
        </>
      ),
    })),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 180, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
});

/** Begins with "none"; arrow keys, a press or a swipe choose. */
export const None = meta.story({
  play: async ({ canvasElement }) => {
    const [none, wallet] = within(canvasElement).getAllByRole("radio");
    await expect(none).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect(wallet).toBeChecked();
  },
});

export const Chosen = meta.story({ args: { defaultValue: "Joker" } });
export const Wrong = meta.story({
  args: { defaultValue: "PG", error: "โอนเข้าบัญชีเดียวกันไม่ได้" },
});
export const Sideways = meta.story({ args: { orientation: "horizontal", defaultValue: "Joker" } });
