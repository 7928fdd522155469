import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { Inline } from "../Inline/index.ts";
import { Stack } from "../Stack/index.ts";
import { CountdownRing } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/CountdownRing",
  component: CountdownRing,
  parameters: pictures.primitive,
});

const moment = Date.UTC(2026, 10, 21, 7, 0);
const left = [272_000, 45_000, 9000, 0, 200 * 60_000];
const labels = [
  ["th", "เหลือเวลาที่ปลื้มอู้ฟู่ก่อน QR หมดอายุ"],
  ["lo", "ເວລາທີ່ເຫຼືອກ່ອນຖີ້ມ QR"],
  ["en", "Time left before this QR lapses"],
] as const;

/** Calm, soon, now, over and long, in both sizes. */
export const Moments = meta.story({
  render: () => (
    <Stack gap={4}>
      {(["medium", "large"] as const).map((size) => (
        <Inline key={size} align="start">
          {left.map((ms) => (
            <CountdownRing
              key={ms}
              size={size}
              now={() => moment}
              total={360_000}
              expiresAt={moment + ms}
            />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
});

export const Labels = meta.story({
  render: () => (
    <Stack gap={4} align="start" style={{ maxWidth: 160 }}>
      {labels.map(([lang, label]) => (
        <div key={lang} lang={lang}>
          <CountdownRing
            label={label}
            now={() => moment}
            total={360_000}
            expiresAt={moment + 90_000}
          />
        </div>
      ))}
      <CountdownRing labelHidden now={() => moment} expiresAt={moment + 90_000} />
    </Stack>
  ),
});
