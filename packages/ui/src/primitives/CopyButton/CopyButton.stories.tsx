import { expect, spyOn, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { CopyButton } from "./index.ts";

const meta = preview.meta({
  title: "Primitives/CopyButton",
  component: CopyButton,
  args: { text: "1234567890", label: "เลขที่บัญชี" },
});

export const Default = meta.story({});

/** A sign is seen and "copied: …" is heard for four seconds. */
export const Copied = meta.story({
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    return () => write.mockRestore();
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("1234567890"));
  },
});

/** Without a clipboard the failure is seen and heard. */
export const Failed = meta.story({
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    const old = spyOn(document, "execCommand").mockReturnValue(false);
    return () => {
      write.mockRestore();
      old.mockRestore();
    };
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(canvas.getByRole("status")).not.toBeEmptyDOMElement());
  },
});
