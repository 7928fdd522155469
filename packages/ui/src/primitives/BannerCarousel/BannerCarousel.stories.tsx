import preview from "@satang/story-kit/preview";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Card } from "../Card/index.ts";
import { BannerCarousel } from "./index.ts";

const texts = ["ชวนเพื่อนรับโบนัส", "คืนยอดเสียทุกวัน", "หมุนวงล้อฟรี"];

const meta = preview.meta({
  title: "Media/BannerCarousel",
  component: BannerCarousel,
  args: {
    label: "โปรโมชัน",
    children: texts.map((text) => <Card key={text}>{text}</Card>),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
});

/** Advances every 5 s; hover, focus or the pause button pauses it. */
export const Turning = meta.story({});

/** A press on a dot shows its banner, and it stays there. */
export const Chosen = meta.story({
  play: async ({ canvasElement }) => {
    const [, , third] = canvasElement.querySelectorAll<HTMLElement>("[data-part=dot]");
    if (!third) throw new Error("no third dot");
    await userEvent.click(third);
    await waitFor(() => expect(third).toHaveAttribute("aria-current", "true"));
    await expect(within(canvasElement).getByRole("region")).toHaveAttribute("data-state", "still");
  },
});

/** Moved by the member only, so there is no pause button. */
export const ByHand = meta.story({ args: { interval: null } });

export const OnlyOne = meta.story({ args: { children: <Card>{texts[0]}</Card> } });
