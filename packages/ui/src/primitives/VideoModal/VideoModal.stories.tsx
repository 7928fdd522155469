import preview from "@satang/story-kit/preview";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../Button/index.ts";
import { PlayIcon } from "../Icon/index.ts";
import { VideoModal } from "./index.ts";

const meta = preview.meta({
  title: "Overlays/VideoModal",
  component: VideoModal,
  // In a separate frame, because an overlay would cover the page.
  parameters: { framed: true, docs: { story: { inline: false, height: "560px" } } },
  args: {
    title: "วิธีฝากเงินเข้ากระเป๋า",
    src: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    trigger: (
      <Button variant="outline" startIcon={<PlayIcon size={18} />}>
        ดูวิธีฝากเงิน
      </Button>
    ),
  },
});

/** Nothing of the video is loaded before the press. */
export const WithTrigger = meta.story({
  play: async () => {
    await expect(document.querySelector("iframe")).toBeNull();
  },
});

/** An address of an unknown host loads nothing and shows a message; it closes like any modal. */
export const NotPlayable = meta.story({
  args: { src: "https://example.com/watch?v=dQw4w9WgXcQ" },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "ดูวิธีฝากเงิน" });
    await userEvent.click(opener);
    const body = within(document.body);
    await waitFor(() => expect(body.getByRole("alert")).toBeVisible());
    await expect(document.querySelector("iframe, video")).toBeNull();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
  },
});
