import preview from "@satang/story-kit/preview";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../Button/index.ts";
import { Checkbox } from "../Checkbox/index.ts";
import { Stack } from "../Stack/index.ts";
import { Drawer } from "./index.ts";

const meta = preview.meta({
  title: "Overlays/Drawer",
  component: Drawer,
  // In a separate frame, because an overlay would cover the page.
  parameters: { docs: { story: { inline: false, height: "520px" } } },
  args: {
    title: "กรองรายการ",
    children: (
      <Stack gap={3}>
        <Checkbox label="เงินเข้า" defaultChecked />
        <Checkbox label="เงินออก" defaultChecked />
        <Checkbox label="โบนัส" />
      </Stack>
    ),
    footer: (close) => (
      <Button width="fill" onClick={close}>
        แสดงรายการ
      </Button>
    ),
  },
});

export const FromEnd = meta.story({ args: { defaultOpen: true } });
export const FromStart = meta.story({ args: { defaultOpen: true, side: "start" } });
export const FromBottom = meta.story({ args: { defaultOpen: true, side: "bottom" } });

/** Opens with its own button and returns the focus to it. */
export const WithTrigger = meta.story({
  args: { trigger: <Button variant="outline">ตัวกรอง</Button> },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "ตัวกรอง" });
    await userEvent.click(opener);
    const body = within(document.body);
    await waitFor(() => expect(body.getByRole("dialog", { name: "กรองรายการ" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
  },
});
