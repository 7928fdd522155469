import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { Stack } from "../Stack/index.ts";
import { Countdown } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/Countdown",
  component: Countdown,
  parameters: pictures.primitive,
});

const moment = Date.UTC(2026, 10, 21, 7, 0);
const left = [360_000, 272_000, 45_000, 9000, 0, 200 * 60_000];
const labels = [
  ["th", "เหลือเวลาที่ปลื้มอู้ฟู่ก่อน QR หมดอายุ"],
  ["lo", "ເວລາທີ່ເຫຼືອກ່ອນຖີ້ມ QR"],
  ["en", "Time left before this QR lapses"],
] as const;

/** Calm, soon, now, over and long; long labels wrap. */
export const Moments = meta.story({
  render: () => (
    <Stack gap={3} align="start" style={{ maxWidth: 220 }}>
      {left.map((ms) => (
        <Countdown key={ms} now={() => moment} total={360_000} expiresAt={moment + ms} />
      ))}
      {labels.map(([lang, label]) => (
        <div key={lang} lang={lang}>
          <Countdown label={label} now={() => moment} total={360_000} expiresAt={moment + 90_000} />
        </div>
      ))}
    </Stack>
  ),
});
