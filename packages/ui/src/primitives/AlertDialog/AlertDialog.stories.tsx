import preview from "@satang/story-kit/preview";
import { expect, screen, waitFor } from "storybook/test";
import { AlertDialog } from "./index.ts";

const meta = preview.meta({
  title: "Overlays/AlertDialog",
  component: AlertDialog,
  // In a separate frame, because an overlay would cover the page.
  parameters: { docs: { story: { inline: false, height: "420px" } } },
  args: { defaultOpen: true, onConfirm: () => {} },
});

export const Neutral = meta.story({
  args: { title: "ถอนเงิน 1,200.00 บาท?", description: "เข้าบัญชี SCB 123-456-7890" },
});

/** An action that cannot be undone; the focus starts on the cancel button. */
export const Critical = meta.story({
  args: {
    tone: "critical",
    title: "ยกเลิก QR นี้หรือไม่?",
    description: "ถ้าโอนเงินไปแล้ว อย่ายกเลิก เงินกำลังเข้ากระเป๋า",
    confirmLabel: "ยกเลิก QR",
    cancelLabel: "เก็บไว้",
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("button", { name: "เก็บไว้" })).toHaveFocus());
  },
});

export const Loading = meta.story({
  args: { title: "ถอนเงิน 1,200.00 บาท?", loading: true, afterConfirm: "stay" },
});
