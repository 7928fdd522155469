import { satang } from "@satang/core";
import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { Card } from "../Card/index.ts";
import { GameTile } from "../GameTile/index.ts";
import { Heading } from "../Heading/index.ts";
import { Money } from "../Money/index.ts";
import { Stack } from "../Stack/index.ts";
import { Carousel } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/Carousel",
  component: Carousel,
  parameters: pictures.wide,
});

const games = ["JOKER", "PG", "SLOTXO", "USUN", "BETFLIX", "IMI"].map((code) => (
  <GameTile
    key={code}
    code={code}
    name={code}
    amount={<Money amount={satang(8_025)} currency="THB" />}
  />
));

const texts = [
  ["th", "ที่ปลื้มอู้ฟู่ ชวนเพื่อนรับโบนัสทุกยอดฝาก"],
  ["lo", "ຖີ້ມ ຄືນຍອດເສຍທຸກມື້"],
  ["en", "Unbreakablyunbrokenslidetextthatnobodywouldwrite"],
] as const;

const cards = texts.map(([lang, text]) => (
  <Card key={lang}>
    <p lang={lang}>{text}</p>
  </Card>
));

/** Tiles within the page and extended to its edges, fewer than fit, and one per view. */
export const Layouts = meta.story({
  parameters: pictures.controls,
  render: () => (
    <Stack gap={4} style={{ padding: 16 }}>
      <Carousel label="Within">{games}</Carousel>
      <Carousel label="Out under the edges" bleed="page">
        {games}
      </Carousel>
      <Carousel label="With a heading" heading={<Heading level={2}>With a heading</Heading>}>
        {games}
      </Carousel>
      <Carousel label="Few">{games.slice(0, 2)}</Carousel>
      <Carousel label="Words">{cards}</Carousel>
      <Carousel label="One a view" layout="banner">
        {cards}
      </Carousel>
    </Stack>
  ),
});
