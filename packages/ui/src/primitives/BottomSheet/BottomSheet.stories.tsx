import preview from "../../../../../.storybook/preview.tsx";
import { Button } from "../Button/index.ts";
import { Countdown } from "../Countdown/index.ts";
import { Inline } from "../Inline/index.ts";
import { Money } from "../Money/index.ts";
import { BottomSheet } from "./index.ts";

const meta = preview.meta({
  title: "Primitives/BottomSheet",
  component: BottomSheet,
  // In a frame of its own: what covers the window would cover the page.
  parameters: { docs: { story: { inline: false, height: "520px" } } },
  args: { title: "สแกนเพื่อฝากเงิน", description: "พร้อมเพย์ · ธนาคารกสิกรไทย" },
});

const moment = Date.UTC(2026, 10, 21, 7, 0);

export const Opened = meta.story({
  args: {
    defaultOpen: true,
    children: (
      <Inline justify="between">
        <Money amount={500} size="hero" />
        <Countdown expiresAt={moment + 272_000} now={() => moment} total={360_000} />
      </Inline>
    ),
    footer: (close) => (
      <Button width="fill" onClick={close}>
        โอนแล้ว
      </Button>
    ),
  },
});

export const WithTrigger = meta.story({
  args: { trigger: <Button>ฝากเงิน</Button>, children: "เลือกวิธีฝากเงิน" },
});

/** Must be answered: neither Escape nor a press outside loses what was typed by accident. */
export const ClosedOnPurpose = meta.story({
  args: { defaultOpen: true, dismiss: "explicit", children: "เลือกวิธีฝากเงิน" },
});
