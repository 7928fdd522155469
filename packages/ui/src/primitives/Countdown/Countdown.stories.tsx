import preview from "@satang/story-kit/preview";
import { expect, within } from "storybook/test";
import { Countdown } from "./index.ts";

const moment = Date.UTC(2026, 10, 21, 7, 0);

const meta = preview.meta({
  title: "Text and money/Countdown",
  component: Countdown,
  parameters: { framed: true },
  args: { now: () => moment, total: 360_000 },
});

export const Calm = meta.story({
  args: { expiresAt: moment + 272_000 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("timer")).toHaveTextContent("04:32");
  },
});
export const LastMinute = meta.story({ args: { expiresAt: moment + 45_000 } });
export const LastSeconds = meta.story({ args: { expiresAt: moment + 9000 } });
export const Over = meta.story({ args: { expiresAt: moment } });

/** Runs on this device's clock. */
export const Running = meta.story({
  render: () => <Countdown expiresAt={Date.now() + 190_000} />,
});
