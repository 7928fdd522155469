import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { Button } from "../Button/index.ts";
import { Stack } from "../Stack/index.ts";
import { Dialog } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/Dialog",
  component: Dialog,
  args: { defaultOpen: true },
  parameters: pictures.wide,
});

const tall = [
  ["th", "เงื่อนไขการถอนเงินที่ปลื้มอู้ฟู่ของสมาชิก"],
  ["lo", "ເງື່ອນໄຂການຖອນເງິນ ຖີ້ມ ຂອງສະມາຊິກ"],
  ["en", "Unbreakablyunbrokensentencethatnobodywouldwritebutsomebodywillpaste"],
] as const;

/** Long and tall text in every part. */
export const LongWords = meta.story({
  parameters: pictures.controls,
  args: {
    title: tall.map(([, words]) => words).join(" "),
    description: "ปรับปรุงล่าสุด 21/11/2026 ที่ปลื้มอู้ฟู่ ຖີ້ມ",
    children: (
      <Stack gap={3}>
        {tall.map(([lang, words]) => (
          <p key={lang} lang={lang}>
            {words}
          </p>
        ))}
      </Stack>
    ),
    footer: <Button width="fill">ยืนยันการถอนเงินที่ปลื้มอู้ฟู่</Button>,
  },
});

/** The body scrolls; title and footer stay visible. */
export const Scrolling = meta.story({
  args: {
    title: "เงื่อนไข",
    children: Array.from({ length: 40 }, (_, line) => <p key={String(line)}>{tall[0][1]}</p>),
    footer: <Button width="fill">ตกลง</Button>,
  },
});

/** Nothing closes it; the smallest dialog. */
export const HeldOpen = meta.story({
  args: { title: "กำลังโอนเงิน", size: "small", dismiss: "none" },
});
