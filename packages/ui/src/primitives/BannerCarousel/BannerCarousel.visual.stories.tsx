import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { Card } from "../Card/index.ts";
import { Stack } from "../Stack/index.ts";
import { BannerCarousel } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/BannerCarousel",
  component: BannerCarousel,
  parameters: pictures.moving,
});

const texts = [
  ["th", "ที่ปลื้มอู้ฟู่ ชวนเพื่อนรับโบนัส 10% ทุกยอดฝากของเพื่อนตลอดเดือนนี้"],
  ["lo", "ຖີ້ມຄວາມກັງວົນ ຄືນຍອດເສຍທຸກມື້"],
  ["en", "Unbreakablyunbrokenbannertextthatnobodywouldwrite"],
] as const;

const banners = texts.map(([lang, text]) => (
  <Card key={lang}>
    <p lang={lang}>{text}</p>
  </Card>
));

/** Never ends during a picture. */
const hour = 3_600_000;

/** With a pause button, without automatic advance, with many dots, and a single banner. */
export const Rows = meta.story({
  render: () => (
    <Stack gap={4}>
      <BannerCarousel label="Turning" interval={hour}>
        {banners}
      </BannerCarousel>
      <BannerCarousel label="By hand" interval={null}>
        {banners}
      </BannerCarousel>
      <BannerCarousel label="Many" interval={hour}>
        {Array.from({ length: 9 }, () => banners)}
      </BannerCarousel>
      <BannerCarousel label="Alone">{banners[1]}</BannerCarousel>
    </Stack>
  ),
});
