import preview from "@satang/story-kit/preview";
import { expect, screen } from "storybook/test";
import { Button } from "../Button/index.ts";
import { Stack } from "../Stack/index.ts";
import { ToastProvider, type ToastTone, useToast } from "./index.ts";

const meta = preview.meta({
  title: "Feedback/Toast",
  component: ToastProvider,
  // In a separate frame, because an overlay would cover the page.
  parameters: { framed: true, docs: { story: { inline: false, height: "360px" } } },
});

function Say({ message, tone }: { message: string; tone: ToastTone }) {
  const toast = useToast();
  return (
    <Button variant="outline" onClick={() => toast.show(message, { tone })}>
      {message}
    </Button>
  );
}

function SayWithAction() {
  const toast = useToast();
  const onClick = () => toast.show("กำลังอ่านรายการ");
  return (
    <Button
      variant="outline"
      onClick={() => toast.show("โอนเงินแล้ว", { action: { label: "ดูรายการ", onClick } })}
    >
      โอนเงินแล้ว
    </Button>
  );
}

/** Each is visible for four seconds, longer while hovered or focused. */
export const Tones = meta.story({
  args: {
    children: (
      <Stack>
        <div style={{ height: 220 }} />
        <Say message="ออกจากระบบแล้ว" tone="neutral" />
        <Say message="คัดลอกแล้ว: 123-456-7890" tone="positive" />
        <Say message="รับเงินคืนไม่สำเร็จ" tone="critical" />
        <SayWithAction />
      </Stack>
    ),
  },
});

/** The message is announced and shown, and the focus does not move. */
export const Said = meta.story({
  args: { children: <Say message="ออกจากระบบแล้ว" tone="neutral" /> },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "ออกจากระบบแล้ว" });
    await userEvent.click(button);
    await expect(await screen.findAllByText("ออกจากระบบแล้ว")).not.toHaveLength(1);
    await expect(button).toHaveFocus();
  },
});
