import preview from "@satang/story-kit/preview";
import { expect, within } from "storybook/test";
import { DateTime } from "./index.ts";

const meta = preview.meta({
  title: "Text and money/DateTime",
  component: DateTime,
  parameters: { framed: true },
  args: { value: "2026-11-21T07:31:08Z" },
});

export const DateAndTime = meta.story({
  play: async ({ canvasElement }) => {
    const time = within(canvasElement).getByText("21/11/2026 14:31:08");
    await expect(time).toHaveAttribute("datetime", "2026-11-21T07:31:08.000Z");
  },
});

export const DateAlone = meta.story({ args: { format: "date" } });

export const TimeAlone = meta.story({ args: { format: "time" } });

/** An unreadable time is shown as a dash, never as "Invalid Date". */
export const Unreadable = meta.story({ args: { value: "เมื่อวาน" } });
