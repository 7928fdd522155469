import { expect, spyOn, userEvent, waitFor, within } from "storybook/test";

interface Canvas {
  canvasElement: HTMLElement;
}

async function press({ canvasElement }: Canvas): Promise<HTMLElement> {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole("button"));
  return canvas.getByRole("status");
}

/** A story of a copy that works: whatever it says has the copied text in it. */
export const copies = (text: string) => ({
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    return () => write.mockRestore();
  },
  play: async (canvas: Canvas) => {
    const status = await press(canvas);
    await waitFor(() => expect(status).toHaveTextContent(text));
  },
});

/** A story of a copy that fails, as it does where a page has no clipboard. */
export const failsToCopy = {
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    const old = spyOn(document, "execCommand").mockReturnValue(false);
    return () => {
      write.mockRestore();
      old.mockRestore();
    };
  },
  play: async (canvas: Canvas) => {
    const status = await press(canvas);
    await waitFor(() => expect(status).not.toBeEmptyDOMElement());
  },
};
