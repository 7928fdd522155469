import { expect, spyOn, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { AccountNumber } from "../AccountNumber/index.ts";
import { CopyField } from "./index.ts";

const meta = preview.meta({
  title: "Primitives/CopyField",
  component: CopyField,
  args: { label: "เลขที่บัญชี", value: "123-456-7890", text: "1234567890" },
});

export const Account = meta.story({
  args: { value: <AccountNumber value="1234567890" /> },
});

export const LongLink = meta.story({
  args: {
    label: "ลิงก์ชวนเพื่อน",
    value: "https://satang.example/register?code=PR66f1c2a9d3e4b5f60718293a",
  },
});

/** Says for four seconds what was copied. */
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

/** The text stays selectable when copying fails. */
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
