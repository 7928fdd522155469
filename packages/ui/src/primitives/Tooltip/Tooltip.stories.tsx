import preview from "@satang/story-kit/preview";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button } from "../Button/index.ts";
import { CopyIcon } from "../Icon/index.ts";
import { IconButton } from "../IconButton/index.ts";
import { Tooltip } from "./index.ts";

const meta = preview.meta({
  title: "Overlays/Tooltip",
  component: Tooltip,
  args: {
    content: "คัดลอกเลขบัญชี",
    children: (
      <IconButton label="คัดลอก" variant="soft">
        <CopyIcon />
      </IconButton>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ display: "grid", justifyContent: "center", padding: "96px 16px" }}>
        <Story />
      </div>
    ),
  ],
});

/** Hover it, or focus it with the Tab key. Escape closes it. */
export const OnIcon = meta.story({
  play: async ({ canvas }) => {
    const copy = canvas.getByRole("button", { name: "คัดลอก" });
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("tooltip")).toBeVisible());
    await expect(copy).toHaveAccessibleDescription("คัดลอกเลขบัญชี");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("tooltip")).toBeNull());
  },
});

export const Below = meta.story({
  args: {
    side: "below",
    content: "ถอนได้เมื่อยอดเล่นครบตามเงื่อนไขโบนัส",
    children: <Button variant="outline">ถอนเงิน</Button>,
  },
});
