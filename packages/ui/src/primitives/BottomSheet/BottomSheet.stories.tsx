import { satang } from "@satang/core";
import preview from "@satang/story-kit/preview";
import { expect, fireEvent, screen, waitFor } from "storybook/test";
import { Button } from "../Button/index.ts";
import { Countdown } from "../Countdown/index.ts";
import { Inline } from "../Inline/index.ts";
import { Money } from "../Money/index.ts";
import { BottomSheet } from "./index.ts";

const meta = preview.meta({
  title: "Overlays/BottomSheet",
  component: BottomSheet,
  // In a separate frame, because an overlay would cover the page.
  parameters: { docs: { story: { inline: false, height: "520px" } } },
  args: { title: "สแกนเพื่อฝากเงิน", description: "พร้อมเพย์ · ธนาคารกสิกรไทย" },
});

const moment = Date.UTC(2026, 10, 21, 7, 0);

export const Opened = meta.story({
  args: {
    defaultOpen: true,
    children: (
      <Inline justify="between">
        <Money amount={satang(50_000)} currency="THB" size="hero" />
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

/** Opens with its own button and returns the focus to it. */
export const WithTrigger = meta.story({
  args: { trigger: <Button>ฝากเงิน</Button>, children: "เลือกวิธีฝากเงิน" },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "ฝากเงิน" });
    await userEvent.click(opener);
    await screen.findByRole("dialog", { name: "สแกนเพื่อฝากเงิน" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/**
 * A press outside does not close it, so that typed values are not lost; Escape and the close button
 * close it.
 */
export const ClosedOnPurpose = meta.story({
  args: { defaultOpen: true, dismiss: "explicit", children: "เลือกวิธีฝากเงิน" },
  play: async () => {
    const sheet = screen.getByRole("dialog");
    await fireEvent.pointerDown(document.body);
    await expect(sheet).toHaveAttribute("data-state", "open");
  },
});
