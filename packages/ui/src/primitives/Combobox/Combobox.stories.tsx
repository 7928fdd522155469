import { banks } from "@satang/story-kit/banks";
import preview from "@satang/story-kit/preview";
import { expect, waitFor } from "storybook/test";
import { Combobox } from "./index.ts";

const meta = preview.meta({
  title: "Forms/Combobox",
  component: Combobox,
  parameters: { framed: true },
  args: { label: "ธนาคาร", options: banks, picker: "search" as const },
});

export const NothingChosen = meta.story({});

export const Chosen = meta.story({ args: { defaultValue: "KBANK" } });

/** Found by its Thai, Lao or English name, or its code. */
export const Searching = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("combobox", { expanded: false }), "kasi");
    const found = await canvas.findAllByRole("option");
    await expect(found).toHaveLength(1);
    await expect(found[0]).toHaveTextContent("ธนาคารกสิกรไทย");
  },
});

/** The message about no results is shown and announced. */
export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("combobox", { expanded: false }), "zzz");
    await waitFor(() => expect(canvas.getByRole("status")).not.toBeEmptyDOMElement());
  },
});

/** The native list, which `auto` uses on touch devices. */
export const NativePicker = meta.story({ args: { picker: "native", defaultValue: "SCB" } });

export const Wrong = meta.story({ args: { error: "กรุณาเลือกธนาคาร" } });

export const Disabled = meta.story({ args: { disabled: true, defaultValue: "BCEL" } });
