import preview from "@satang/story-kit/preview";
import { expect, screen, waitFor } from "storybook/test";
import { Button } from "../Button/index.ts";
import { Dialog } from "./index.ts";

const meta = preview.meta({
  title: "Overlays/Dialog",
  component: Dialog,
  // In a separate frame, because an overlay would cover the page.
  parameters: { docs: { story: { inline: false, height: "520px" } } },
  args: { title: "เงื่อนไขการใช้งาน", description: "ปรับปรุงล่าสุด 21/11/2026" },
});

const clause = "สมาชิกหนึ่งคนมีได้หนึ่งบัญชี ชื่อบัญชีธนาคารต้องตรงกับชื่อที่สมัคร";

export const Opened = meta.story({ args: { defaultOpen: true, children: clause } });

/** Opens with its own button and returns the focus to it. */
export const WithTrigger = meta.story({
  args: { trigger: <Button variant="outline">อ่านเงื่อนไข</Button>, children: clause },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "อ่านเงื่อนไข" });
    await userEvent.click(opener);
    const dialog = await screen.findByRole("dialog", { name: "เงื่อนไขการใช้งาน" });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** The body scrolls, also with the keyboard; title and footer stay visible. */
export const LongText = meta.story({
  args: {
    defaultOpen: true,
    children: Array.from({ length: 30 }, (_, line) => <p key={String(line)}>{clause}</p>),
    footer: (close) => (
      <Button width="fill" onClick={close}>
        ตกลง
      </Button>
    ),
  },
});

/** Nothing closes it while a money operation is under way. */
export const HeldOpen = meta.story({
  args: {
    defaultOpen: true,
    dismiss: "none",
    title: "กำลังโอนเงิน",
    children: "อย่าปิดหน้านี้",
    footer: (
      <Button width="fill" loading>
        กำลังโอน…
      </Button>
    ),
  },
});
