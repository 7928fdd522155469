import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Stack } from "../../primitives/Stack/index.ts";
import { HowtoFlow, type HowtoFlowProps } from "./HowtoFlow.tsx";

function Howto(props: HowtoFlowProps) {
  return (
    <Stack as="main" style={{ padding: 16 }}>
      <HowtoFlow {...props} />
    </Stack>
  );
}

const youtube = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";

const meta = preview.meta({
  title: "Flows/How-to",
  component: Howto,
  parameters: pictures.flow,
  args: {
    videos: {
      wallet: youtube,
      play: youtube,
      balance: youtube,
      bonus: youtube,
      bonusCancel: youtube,
    },
  },
});

export const Ready = meta.story({ parameters: pictures.screen });

/** A topic without an address is not offered. */
export const TwoVideos = meta.story({ args: { videos: { wallet: youtube, bonus: youtube } } });

export const Empty = meta.story({ args: { videos: {} } });

/** An address that may not be played loads nothing. */
export const NotPlayable = meta.story({
  args: { videos: { wallet: "https://example.com/film.mp4" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    // The alert is in a dialog that fades in.
    await waitFor(() => expect(within(document.body).getByRole("alert")).toBeVisible());
  },
});
