import preview from "@satang/story-kit/preview";
import { expect, within } from "storybook/test";
import { RelativeTime } from "./index.ts";

const moment = Date.UTC(2026, 10, 21, 7, 31, 8);

const meta = preview.meta({
  title: "Text and money/RelativeTime",
  component: RelativeTime,
  parameters: { framed: true },
  args: { value: moment - 3 * 60_000, now: () => moment },
});

export const Minutes = meta.story({
  play: async ({ canvasElement }) => {
    const age = within(canvasElement).getByTitle("21/11/2026 14:28:08");
    await expect(age).toHaveAttribute("datetime", "2026-11-21T07:28:08.000Z");
  },
});

export const JustNow = meta.story({ args: { value: moment } });

/** Years of 365 days, months of 30. */
export const Years = meta.story({ args: { value: "2023-01-01T00:00:00+07:00" } });

const opened = Date.now();

/** Runs: it counts seconds, then minutes. */
export const Running = meta.story({
  args: { value: moment - 5000, now: () => moment + Date.now() - opened },
});
