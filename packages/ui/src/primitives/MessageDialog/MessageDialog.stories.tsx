import preview from "@satang/story-kit/preview";
import { expect, screen, waitFor, within } from "storybook/test";
import { MessageDialog } from "./index.ts";

const meta = preview.meta({
  title: "Overlays/MessageDialog",
  component: MessageDialog,
  // In a separate frame, because an overlay would cover the page.
  parameters: { docs: { story: { inline: false, height: "420px" } } },
  args: { defaultOpen: true },
});

export const Failed = meta.story({
  args: { title: "โอนเงินไม่สำเร็จ", description: "ยอดเงินไม่พอ เงินยังอยู่ในกระเป๋าของคุณ" },
});

/** The focus starts on its one button, so that Enter answers it. */
export const Succeeded = meta.story({
  args: { title: "โอนเงินสำเร็จ", description: "250.00 บาท จากกระเป๋าเงินไปที่ Joker" },
  play: async () => {
    const dialog = screen.getByRole("alertdialog", { name: "โอนเงินสำเร็จ" });
    await waitFor(() => expect(within(dialog).getByRole("button")).toHaveFocus());
  },
});
