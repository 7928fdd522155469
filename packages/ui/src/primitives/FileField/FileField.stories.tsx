import { picture } from "@satang/story-kit/picture";
import preview from "@satang/story-kit/preview";
import { expect } from "storybook/test";
import { FileField } from "./index.ts";

const meta = preview.meta({
  title: "Forms/FileField",
  component: FileField,
  parameters: { framed: true },
  args: { label: "สลิปโอนเงิน", accept: ["image/jpeg", "image/png"], maxBytes: 5 * 1024 * 1024 },
});

export const Empty = meta.story({});

/** The picture is shown, and can be removed. */
export const Chosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText("สลิปโอนเงิน"), await picture("slip.png"));
    await expect(canvas.getByText("slip.png")).toBeVisible();
  },
});

/** For a picture that members must be able to read. */
export const LargePreview = meta.story({
  args: { preview: "large" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText("สลิปโอนเงิน"), await picture("slip.png"));
    await expect(canvas.getByText("slip.png")).toBeVisible();
  },
});

/** A file that is not accepted is rejected with a message, and the earlier file stays. */
export const Refused = meta.story({
  args: { maxBytes: 8 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText("สลิปโอนเงิน"), await picture("slip.png"));
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

export const Wrong = meta.story({ args: { error: "กรุณาแนบสลิปก่อนส่ง" } });
