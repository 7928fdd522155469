import { satang } from "@satang/core";
import preview from "@satang/story-kit/preview";
import { expect, userEvent, waitFor } from "storybook/test";
import { Card } from "../Card/index.ts";
import { GameTile } from "../GameTile/index.ts";
import { Heading } from "../Heading/index.ts";
import { Money } from "../Money/index.ts";
import { Carousel } from "./index.ts";

const meta = preview.meta({
  title: "Media/Carousel",
  component: Carousel,
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
});

/** 2.2 per view; the third one indicates more. */
export const Games = meta.story({
  args: {
    label: "สล็อต",
    heading: <Heading level={2}>สล็อต</Heading>,
    bleed: "page",
    children: ["JOKER", "PG", "SLOTXO", "USUN", "BETFLIX", "IMI"].map((code) => (
      <GameTile
        key={code}
        code={code}
        name={code}
        amount={<Money amount={satang(8_025)} currency="THB" />}
      />
    )),
  },
});

/** Banners, one per view, moved by the member only; `BannerCarousel` advances automatically. */
export const Banners = meta.story({
  args: {
    label: "โปรโมชัน",
    layout: "banner",
    children: ["ชวนเพื่อนรับโบนัส", "คืนยอดเสียทุกวัน", "หมุนวงล้อฟรี"].map((text) => (
      <Card key={text}>{text}</Card>
    )),
  },
  play: async ({ canvasElement }) => {
    const [, second] = canvasElement.querySelectorAll<HTMLElement>("[data-part=dot]");
    if (!second) throw new Error("no second dot");
    await userEvent.click(second);
    await waitFor(() => expect(second).toHaveAttribute("aria-current", "true"));
  },
});
