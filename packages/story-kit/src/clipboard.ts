import { expect, spyOn, userEvent, waitFor, within } from "storybook/test";

interface Canvas {
  canvasElement: HTMLElement;
}

async function press({ canvasElement }: Canvas): Promise<HTMLElement> {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole("button"));
  return canvas.getByRole("status");
}

/** Checks a story in which copying works: the message contains the copied text. */
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

/** Checks a story in which copying fails, as on a page without a clipboard. */
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
